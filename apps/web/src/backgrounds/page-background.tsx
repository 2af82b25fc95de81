import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Extra, useCurrentUser, useShownBackground } from '@pausenplatz/kernel-host';
import { type ColorName, colorNames, look } from '@pausenplatz/kernel-ui';
import { photoVeil } from '@pausenplatz/kernel-ui/theme';
import { lazy, useState } from 'react';
import { isoWeekOfDay, zurichDay } from '@pausenplatz/kernel-format';
import { paintFor } from './paint-for.ts';

const Landscape = lazy(async () => ({ default: (await import('./landscape.tsx')).LandscapeDrawing }));
const Pattern = lazy(async () => ({ default: (await import('./pattern.tsx')).PatternDrawing }));

const Photo = lazy(async () => ({ default: (await import('./photo.tsx')).PhotoBehind }));

const useStyles = makeStyles({
  layer: {
    position: 'fixed',
    inset: 0,
    zIndex: 0,
    pointerEvents: 'none',
    backgroundColor: look.page,
    transitionProperty: 'background-color',
    transitionDuration: '250ms',
    '@media print': { display: 'none' },
  },
  photo: { position: 'absolute', inset: 0 },
  // Words stand on it, dark ones and light ones: what shines through leaves them their contrast, and it ends where the page goes on.
  veil: {
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(180deg, color-mix(in srgb, ${look.page} ${photoVeil * 100}%, transparent) 0, ${look.page} 100%)`,
    '@media (prefers-contrast: more)': { backgroundColor: look.page },
    '@media (forced-colors: active)': { display: 'none' },
  },
  paper: { backgroundColor: tokens.colorNeutralBackground1 },
});

/** What lies behind every screen. */
export function PageBackground() {
  const styles = useStyles();
  const user = useCurrentUser();
  const shown = useShownBackground();
  const [week] = useState(() => isoWeekOfDay(zurichDay(new Date())));
  const paint = paintFor(shown, { week, personId: user?.id ?? null });
  return (
    <div
      aria-hidden="true"
      data-background={shown.type}
      className={mergeClasses(styles.layer, paint.kind === 'paper' && styles.paper)}
      style={fill(paint)}
    >
      <Extra key={paint.kind}>
        {paint.kind === 'landscape' && <Landscape landscape={paint.landscape} />}
        {paint.kind === 'photo' && <Photo picture={paint.picture} className={styles.photo} />}
        {paint.kind === 'pattern' && <Pattern pattern={paint.pattern} color={paint.color} />}
      </Extra>
      {paint.kind === 'photo' && <span className={styles.veil} />}
    </div>
  );
}

function fill(paint: ReturnType<typeof paintFor>): { backgroundImage?: string } {
  if (paint.kind === 'tint') return { backgroundImage: `linear-gradient(180deg, ${soft(paint.color)} 0, ${look.page} 640px)` };
  if (paint.kind === 'gradient') {
    return { backgroundImage: `linear-gradient(150deg, ${soft(paint.from)} 0%, ${look.page} 52%, ${soft(paint.to)} 100%)` };
  }
  return paint.kind === 'pattern' ? { backgroundImage: `linear-gradient(180deg, ${soft(paint.color)} 0, ${look.page} 100%)` } : {};
}

/** The soft surface of a palette colour; an own colour is mixed with the ground, so that text stays readable in both themes. */
function soft(color: string): string {
  const name: ColorName | undefined = colorNames.find((known) => known === color);
  return name ? look.colors[name].surface : `color-mix(in srgb, ${color} 24%, ${look.page})`;
}
