import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { motifDrawings } from './motifs.tsx';
import type { Landscape, Season } from './weekly-landscape.ts';

const useStyles = makeStyles({
  sky: { position: 'absolute', inset: 0 },
  land: { position: 'absolute', left: 0, right: 0, bottom: 0, width: '100%', height: 'min(40vh, 360px)', overflow: 'visible' },
});

const { colors } = look;
const paints: Readonly<Record<Season, { sky: string; sun: string; far: string; middle: string; near: string }>> = {
  winter: {
    sky: colors.blue.surface,
    sun: colors.yellow.surface,
    far: colors.violet.surface,
    middle: colors.grey.surface,
    near: look.page,
  },
  spring: {
    sky: colors.teal.surface,
    sun: colors.yellow.strong,
    far: colors.blue.surface,
    middle: colors.green.surface,
    near: colors.green.strong,
  },
  summer: {
    sky: colors.blue.surface,
    sun: colors.yellow.strong,
    far: colors.teal.surface,
    middle: colors.green.surface,
    near: colors.teal.strong,
  },
  autumn: {
    // Dusk rather than earth: brown on brown is mud in the dark theme.
    sky: colors.violet.surface,
    sun: colors.yellow.strong,
    far: colors.pink.surface,
    middle: colors.orange.surface,
    near: colors.orange.strong,
  },
};

/** Sky, sun and three hills in the colours of the season, with the motif of the week; all in few shapes. */
export function LandscapeDrawing({ landscape }: { readonly landscape: Landscape }) {
  const styles = useStyles();
  const paint = paints[landscape.season];
  const Motif = motifDrawings[landscape.motif];
  return (
    <>
      <div className={styles.sky} style={{ backgroundImage: `linear-gradient(180deg, ${paint.sky} 0, ${look.page} 70%)` }} />
      <svg className={styles.land} viewBox="0 0 1600 460" preserveAspectRatio="xMidYMax slice" focusable="false">
        <circle cx="1290" cy="120" r="62" fill={paint.sun} opacity="0.6" />
        <path d="M0 250 210 120l130 84 170-134 200 150 160-96 190 130 180-104 360 150v360H0Z" fill={paint.far} />
        <path d="M0 330c220-110 430-96 640-30s420 60 620-24 260-40 340-16v260H0Z" fill={paint.middle} />
        {/* Quiet enough for words that scroll across. */}
        <g opacity="0.7">
          <Motif />
        </g>
        <path d="M0 416c260-70 520-60 800-18s560 26 800-34v160H0Z" fill={paint.near} opacity="0.3" />
      </svg>
    </>
  );
}
