import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  face: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: '999px',
    overflow: 'hidden',
    objectFit: 'cover',
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    fontWeight: tokens.fontWeightSemibold,
  },
  small: { width: '32px', height: '32px', fontSize: tokens.fontSizeBase200 },
  large: { width: '112px', height: '112px', fontSize: tokens.fontSizeHero700 },
});

interface AvatarFaceProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly avatar: string | null };
  readonly size?: 'small' | 'medium' | 'large';
}

/** Somebody's picture, or the first letters of the name; the name itself stands beside it. */
export function AvatarFace({ person, size = 'medium' }: AvatarFaceProps) {
  const styles = useStyles();
  const className = mergeClasses(styles.face, size !== 'medium' && styles[size]);
  if (person.avatar !== null) return <img src={person.avatar} alt="" className={className} loading="lazy" decoding="async" />;
  return (
    <span aria-hidden className={className}>
      {person.firstName.charAt(0) + person.lastName.charAt(0)}
    </span>
  );
}
