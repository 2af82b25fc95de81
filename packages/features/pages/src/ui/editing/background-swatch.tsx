import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ColorName, colorNameOf } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { Background } from '../../contract/index.ts';

const useStyles = makeStyles({
  swatch: { display: 'block', height: '64px', borderRadius: look.radiusPicture, border: `1px solid ${tokens.colorNeutralStroke2}` },
  drawing: { display: 'block', width: '100%', height: '100%', borderRadius: 'inherit' },
});

/** What a background looks like, in small. */
export function BackgroundSwatch({ background, className }: { readonly background: Background; readonly className?: string | undefined }) {
  const styles = useStyles();
  const [from, to] = colorsOf(background);
  const image = `linear-gradient(150deg, ${look.colors[from].surface} 0%, ${look.page} 55%, ${look.colors[to].surface} 100%)`;
  return (
    <span className={mergeClasses(styles.swatch, className)} style={{ backgroundImage: image }} aria-hidden>
      <Drawing background={background} className={styles.drawing} />
    </span>
  );
}

function colorsOf({ type, value = '' }: Background): readonly [ColorName, ColorName] {
  switch (type) {
    case 'color':
      return [colorNameOf(value), colorNameOf(value)];
    case 'gradient': {
      const [from, to] = value.split('-');
      return [colorNameOf(from), colorNameOf(to)];
    }
    case 'pattern': {
      const color = colorNameOf(value.split('-')[1]);
      return [color, color];
    }
    case 'pages':
      return ['teal', 'blue'];
    case 'tools':
      return ['blue', 'violet'];
    case 'learn':
      return ['green', 'yellow'];
    case 'yellow':
      return ['yellow', 'yellow'];
    case 'picture':
      return [seasonColors[value] ?? 'teal', 'blue'];
    case 'weekly':
      return ['green', 'orange'];
    case 'page':
      return ['grey', 'grey'];
    case 'user':
    case 'own':
      return ['teal', 'teal'];
  }
}

const seasonColors: Readonly<Record<string, ColorName>> = { spring: 'green', summer: 'yellow', autumn: 'orange', winter: 'blue' };

function Drawing({ background: { type, value = '' }, className }: { readonly background: Background; readonly className: string }) {
  const [pattern = '', color] = value.split('-');
  const ink = type === 'pattern' ? look.colors[colorNameOf(color)].strong : look.colors[seasonColors[value] ?? 'green'].strong;
  const path = type === 'pattern' ? patternPaths[pattern] : type === 'picture' || type === 'weekly' ? hills : undefined;
  if (path === undefined) return null;
  return (
    <svg viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice" className={className}>
      <path
        d={path}
        fill={path === hills ? ink : 'none'}
        stroke={path === hills ? 'none' : ink}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
    </svg>
  );
}

const hills = 'M0 64V48c20-14 40-14 60-4s40 6 60-8v28z';
const patternPaths: Readonly<Record<string, string>> = {
  dots: 'M20 20h.1M50 20h.1M80 20h.1M110 20h.1M35 44h.1M65 44h.1M95 44h.1',
  lines: 'M0 50 50 0M30 64 94 0M74 64l60-60',
  waves: 'M0 20q15-14 30 0t30 0 30 0 30 0M0 46q15-14 30 0t30 0 30 0 30 0',
  confetti: 'M18 16l6 4M52 12h.1M84 20l4-8M104 40l8 2M30 46l4-6M66 42l6 4M12 54h.1M94 56h.1',
};
