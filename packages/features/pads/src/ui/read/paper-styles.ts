import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** The sheet on which a text stands; who writes has a field of the same measures above it, so that the colours lie under the words. */
export const usePaperStyles = makeStyles({
  sheet: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '120px',
    margin: 0,
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.75',
    letterSpacing: 'normal',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    wordBreak: 'normal',
    tabSize: '4',
  },
  reading: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});
