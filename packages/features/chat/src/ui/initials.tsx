import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  face: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: '999px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: look.colors.grey.surface,
    color: look.colors.grey.ink,
  },
  adult: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong },
});

/** First letters of a name beside what somebody wrote; an adult is seen at a glance. */
export function Initials({ name, isAdult }: { readonly name: string; readonly isAdult: boolean }) {
  const styles = useStyles();
  const words = name.split(' ').filter(Boolean);
  return (
    <span aria-hidden className={mergeClasses(styles.face, isAdult && styles.adult)}>
      {(words[0]?.charAt(0) ?? '') + (words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '')}
    </span>
  );
}
