import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useSoftColors } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { ShopColor, ShopPicture } from '../../contract/index.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', placeItems: 'center', borderRadius: look.radiusPicture, overflow: 'hidden' },
  small: { width: '88px', height: '72px', flexShrink: 0, '& svg': { width: '56px', height: '56px' } },
  tile: { aspectRatio: '16 / 10', '& svg': { width: '42%', height: 'auto' } },
  large: { aspectRatio: '4 / 3', '& svg': { width: '46%', height: 'auto' } },
});

interface ProductPictureProps {
  readonly picture: ShopPicture;
  readonly color: ShopColor;
  readonly size: 'small' | 'tile' | 'large';
}

/** A product, drawn by ourselves in its colour; its name stands beside it. */
export function ProductPicture({ picture, color, size }: ProductPictureProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.frame, styles[size], useSoftColors()[color])} aria-hidden>
      <svg viewBox="0 0 96 96" fill="none" strokeLinecap="round" strokeLinejoin="round">
        {drawings[picture](look.colors[color].strong)}
      </svg>
    </div>
  );
}

const ink = 'currentColor';
const paper = look.colors.grey.surface;

const drawings: Readonly<Record<ShopPicture, (strong: string) => ReactNode>> = {
  headphones: (strong) => (
    <>
      <path d="M18 58V48a30 30 0 0 1 60 0v10" stroke={ink} strokeWidth="7" />
      <rect x="10" y="52" width="20" height="32" rx="9" fill={strong} />
      <rect x="66" y="52" width="20" height="32" rx="9" fill={strong} />
    </>
  ),
  headset: (strong) => (
    <>
      <path d="M18 54V46a30 30 0 0 1 60 0v8" stroke={ink} strokeWidth="7" />
      <rect x="10" y="48" width="20" height="30" rx="9" fill={strong} />
      <rect x="66" y="48" width="20" height="30" rx="9" fill={strong} />
      <path d="M76 78v3a8 8 0 0 1-8 8H54" stroke={ink} strokeWidth="5" />
      <circle cx="50" cy="89" r="6" fill={strong} />
    </>
  ),
  pen: (strong) => (
    <>
      <path d="M26 58 66 18a8 8 0 0 1 12 12L38 70Z" fill={strong} />
      <path d="m26 58 12 12-18 6Z" fill={ink} />
      <path d="m58 26 12 12" stroke={paper} strokeWidth="4" />
    </>
  ),
  sleeve: (strong) => (
    <>
      <path d="M34 20v-4a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v4" stroke={ink} strokeWidth="7" />
      <rect x="18" y="18" width="60" height="70" rx="12" fill={strong} />
      <rect x="27" y="28" width="42" height="50" rx="4" fill={paper} />
      <circle cx="48" cy="83" r="2.5" fill={paper} />
    </>
  ),
  charger: (strong) => (
    <>
      <rect x="12" y="58" width="72" height="26" rx="8" fill={strong} />
      {[22, 36, 50, 64].map((x) => (
        <rect key={x} x={x} y="24" width="10" height="38" rx="3" fill={ink} />
      ))}
      <circle cx="24" cy="72" r="3.5" fill={paper} />
      <circle cx="36" cy="72" r="3.5" fill={paper} />
      <path d="M60 72h14" stroke={paper} strokeWidth="4" />
    </>
  ),
  dice: (strong) => (
    <>
      <rect x="12" y="38" width="44" height="44" rx="10" fill={strong} />
      <rect x="48" y="16" width="36" height="36" rx="8" fill={ink} />
      {[
        [24, 50],
        [44, 50],
        [34, 60],
        [24, 70],
        [44, 70],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill={paper} />
      ))}
      <circle cx="59" cy="27" r="3.5" fill={paper} />
      <circle cx="73" cy="41" r="3.5" fill={paper} />
    </>
  ),
  cards: (strong) => (
    <>
      <rect x="30" y="16" width="50" height="38" rx="6" fill={ink} transform="rotate(8 55 35)" />
      <rect x="16" y="38" width="56" height="42" rx="6" fill={strong} />
      <path d="M26 52h36M26 62h28" stroke={paper} strokeWidth="4" />
    </>
  ),
  book: (strong) => (
    <>
      <path d="M48 24c-8-6-20-8-34-6v56c14-2 26 0 34 6 8-6 20-8 34-6V18c-14-2-26 0-34 6Z" fill={strong} />
      <path d="M48 24v56" stroke={ink} strokeWidth="5" />
      <path d="M24 34c6 0 10 1 14 3M24 46c6 0 10 1 14 3M72 34c-6 0-10 1-14 3M72 46c-6 0-10 1-14 3" stroke={paper} strokeWidth="4" />
    </>
  ),
  poster: (strong) => (
    <>
      <rect x="22" y="10" width="52" height="76" rx="5" fill={strong} />
      <circle cx="48" cy="36" r="12" fill={paper} />
      <path d="M34 62h28M38 72h20" stroke={paper} strokeWidth="5" />
      <circle cx="48" cy="10" r="5" fill={ink} />
    </>
  ),
  box: (strong) => (
    <>
      <path d="m48 12 34 16v40L48 84 14 68V28Z" fill={strong} />
      <path d="M14 28l34 16 34-16M48 44v40" stroke={ink} strokeWidth="5" />
    </>
  ),
};
