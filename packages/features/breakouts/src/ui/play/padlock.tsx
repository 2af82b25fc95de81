import { makeStyles, mergeClasses } from '@pausenplatz/kernel-ui/theme';

const useStyles = makeStyles({
  shackle: { transformOrigin: '30% 50%', transformBox: 'fill-box' },
  open: { transform: 'translateY(-5px) rotate(-24deg)' },
  opens: {
    animationDuration: '700ms',
    animationTimingFunction: 'cubic-bezier(.3, 1.6, .5, 1)',
    animationFillMode: 'both',
    animationName: {
      '0%': { transform: 'none' },
      '30%': { transform: 'translateY(1px)' },
      '100%': { transform: 'translateY(-5px) rotate(-24deg)' },
    },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

/** A padlock in the colour of its words; it springs open where `opens` says so, and simply is open where motion is not wanted. */
export function Padlock({ isOpen = false, className }: { readonly isOpen?: boolean; readonly className?: string | undefined }) {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden fill="none">
      <path
        d="M15 24v-8a9 9 0 0 1 18 0v8"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        className={mergeClasses(styles.shackle, isOpen && styles.open, isOpen && styles.opens)}
      />
      <rect x="9" y="22" width="30" height="22" rx="6" fill="currentColor" />
      <circle cx="24" cy="31" r="3.5" fill="var(--padlock-hole, rgba(0, 0, 0, 0.55))" />
      <path d="M24 32v6" stroke="var(--padlock-hole, rgba(0, 0, 0, 0.55))" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
