import { Canvas, paint } from './canvas.tsx';

interface SceneProps {
  readonly className?: string;
}

function Hills({ near, far }: { readonly near: string; readonly far: string }) {
  return (
    <>
      <path d="M12 136c22-44 54-54 88-28s72 6 110-20c16-4 20 30 18 48Z" fill={far} />
      <path d="M4 142c6-26 80-38 132-24s94-4 100 16c2 12-30 14-116 14S4 152 4 142Z" fill={near} />
    </>
  );
}

/** Success or holidays: sun over hills. */
export function Summer({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <circle cx="150" cy="60" r="46" fill={paint.sunSoft} />
      <circle cx="150" cy="60" r="28" fill={paint.sun} />
      <Hills near={paint.leaf} far={paint.grass} />
      <path d="M60 112V88" stroke={paint.wood} strokeWidth="6" strokeLinecap="round" />
      <circle cx="60" cy="72" r="22" fill={paint.teal} />
    </Canvas>
  );
}

/** Put away: a tree lets its leaves go. */
export function Autumn({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="84" rx="108" ry="64" fill={paint.wall} />
      <path d="M116 140V84l-16-18M118 96l20-22" stroke={paint.wood} strokeWidth="9" strokeLinecap="round" fill="none" />
      <circle cx="96" cy="52" r="26" fill={paint.sun} />
      <circle cx="140" cy="56" r="28" fill={paint.roof} />
      <circle cx="118" cy="34" r="20" fill={paint.wood} />
      <path
        d="M60 130c6-10 16-8 18 0-6 6-14 6-18 0ZM160 134c4-10 14-10 18-2-4 8-14 8-18 2ZM188 96c4-8 12-8 16-2-4 8-12 8-16 2Z"
        fill={paint.sun}
      />
      <path d="M24 142h192" stroke={paint.wood} strokeWidth="5" strokeLinecap="round" />
    </Canvas>
  );
}

/** Quiet: a snowman under flakes. */
export function Snow({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="86" rx="108" ry="66" fill={paint.skyBlue} />
      <circle cx="120" cy="112" r="28" fill={paint.paper} />
      <circle cx="120" cy="70" r="20" fill={paint.paper} />
      <path
        d="M102 56h36M108 56V38h24v18Z"
        fill={paint.ink}
        stroke={paint.ink}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m122 72 16 4-16 3Z" fill={paint.wood} />
      <path d="M100 86c14 8 26 8 40 0" stroke={paint.roof} strokeWidth="7" strokeLinecap="round" fill="none" />
      <circle cx="113" cy="66" r="2.5" fill={paint.ink} />
      <circle cx="127" cy="66" r="2.5" fill={paint.ink} />
      <g fill={paint.paper}>
        <circle cx="48" cy="60" r="5" />
        <circle cx="72" cy="36" r="4" />
        <circle cx="184" cy="44" r="5" />
        <circle cx="200" cy="88" r="4" />
        <circle cx="58" cy="104" r="4" />
      </g>
      <path d="M30 144h180" stroke={paint.paper} strokeWidth="8" strokeLinecap="round" />
    </Canvas>
  );
}
