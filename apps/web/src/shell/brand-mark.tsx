import { makeStyles, tokens } from '@fluentui/react-components';
import { brand } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: look.touch,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightBold,
    fontSize: tokens.fontSizeBase400,
    letterSpacing: '-0.01em',
    borderRadius: look.radiusPicture,
  },
});

/** The sign of the product; leads home. */
export function BrandMark() {
  return (
    <Link to="/" className={useStyles().link}>
      <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="64" height="64" rx="16" fill="#00797a" />
        <circle cx="46" cy="18" r="7" fill="#ffd24a" />
        <path d="M10 50c10-12 22-14 32-8 5 3 9 3 12 1v11H10z" fill="#a3d8d6" />
        <path d="M22 22h12a9 9 0 0 1 0 18h-5v8h-7zm7 6v6h4a3 3 0 0 0 0-6z" fill="#fff" />
      </svg>
      {brand.name}
    </Link>
  );
}
