import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { accountLimits } from '@pausenplatz/account/contract';
import { pictureNames as pictures, qrTexts as qr } from '../../texts.ts';
import { PinPicture } from './pin-picture.tsx';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '16px', justifyItems: 'center' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '10px',
    width: '100%',
    maxWidth: '420px',
    '@media (max-width: 420px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  tile: { minWidth: 0, aspectRatio: '1', padding: '8px', borderRadius: look.radiusCard },
  picture: { width: '100%', height: '100%' },
  dots: { display: 'flex', gap: '10px' },
  dot: { width: '18px', height: '18px', borderRadius: '999px', border: `2px solid ${tokens.colorBrandStroke1}`, boxSizing: 'border-box' },
  full: { backgroundColor: tokens.colorBrandBackground },
});

interface PicturePinProps {
  readonly chosen: readonly number[];
  readonly onChosen: (chosen: readonly number[]) => void;
  readonly disabled?: boolean;
}

/** Twelve pictures to tap in the right order: a code for children who do not read yet. What was tapped shows as dots only. */
export function PicturePin({ chosen, onChosen, disabled = false }: PicturePinProps) {
  const styles = useStyles();
  const count = accountLimits.picturePinLength;
  return (
    <div className={styles.frame}>
      <output className={styles.dots} aria-label={fill(qr.pinChosen, { chosen: chosen.length, count })}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={mergeClasses(styles.dot, index < chosen.length && styles.full)} />
        ))}
      </output>
      <div className={styles.grid}>
        {pictures.map((name, index) => (
          <Button
            key={name}
            className={styles.tile}
            aria-label={name}
            disabled={disabled || chosen.length >= count}
            onClick={() => onChosen([...chosen, index])}
          >
            <PinPicture index={index} className={styles.picture} />
          </Button>
        ))}
      </div>
      <Button appearance="subtle" disabled={disabled || chosen.length === 0} onClick={() => onChosen(chosen.slice(0, -1))}>
        {qr.pinUndo}
      </Button>
    </div>
  );
}
