import { makeStyles, tokens } from '@fluentui/react-components';

export const useConfigurationStyles = makeStyles({
  groups: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  /** High enough for a finger. */
  choice: { minHeight: '44px', alignItems: 'center' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
