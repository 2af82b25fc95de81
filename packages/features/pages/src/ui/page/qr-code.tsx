import { Button, makeStyles } from '@fluentui/react-components';
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { pageTexts } from '../../texts.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px', justifyItems: 'start' },
  // Cameras want dark on light, whatever the theme.
  code: {
    width: '200px',
    height: '200px',
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

/** Shows an address as a QR code once somebody asks for it; the encoder loads only then. */
export function QrCode({ address }: { readonly address: string }) {
  const styles = useStyles();
  const { sharing } = pageTexts;
  const [modules, setModules] = useState<Modules | null>(null);
  const show = async () => {
    const { encode } = await import('uqr');
    const { size, data } = encode(address, { border: 0 });
    const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
    setModules({ address, size, path });
  };
  return (
    <div className={styles.frame}>
      <Button icon={<QrCode24Regular />} aria-expanded={modules !== null} onClick={() => (modules ? setModules(null) : void show())}>
        {sharing.qr}
      </Button>
      {modules?.address === address && (
        <svg
          role="img"
          aria-label={fill(sharing.qrAlt, { address })}
          viewBox={`0 0 ${modules.size} ${modules.size}`}
          className={styles.code}
          shapeRendering="crispEdges"
        >
          <path d={modules.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
