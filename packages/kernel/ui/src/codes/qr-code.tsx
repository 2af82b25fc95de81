import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { look } from '../theme/look.ts';
import { codeFor } from './code-path.ts';

const useStyles = makeStyles({
  // Cameras want dark on light, whatever the theme.
  code: {
    width: '176px',
    height: '176px',
    padding: '12px',
    boxSizing: 'border-box',
    borderRadius: look.radiusCard,
    backgroundColor: 'white',
    color: 'black',
  },
});

interface Modules {
  readonly address: string;
  readonly size: number;
  readonly path: string;
}

interface QrCodeProps {
  readonly address: string;
  /** What it says to who cannot see it. */
  readonly label: string;
  readonly className?: string;
  /** The code stands there; before that its place is empty. */
  readonly onDrawn?: () => void;
}

/** An address as a code to scan; the encoder loads with it. */
export function QrCode({ address, label, className, onDrawn }: QrCodeProps) {
  const styles = useStyles();
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let isWanted = true;
    void codeFor(address).then((code) => isWanted && setModules({ address, ...code }));
    return () => {
      isWanted = false;
    };
  }, [address]);
  const isDrawn = modules?.address === address;
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  if (modules?.address !== address) return <div className={mergeClasses(styles.code, className)} aria-hidden />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.size} ${modules.size}`}
      className={mergeClasses(styles.code, className)}
      shapeRendering="crispEdges"
    >
      <path d={modules.path} fill="currentColor" />
    </svg>
  );
}
