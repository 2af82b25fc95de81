import { Canvas, paint } from './canvas.tsx';

interface SceneProps {
  readonly className?: string;
}

/** Nothing here yet: a nest on a branch, waiting. */
export function EmptyNest({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="84" rx="104" ry="66" fill={paint.sky} />
      <circle cx="182" cy="46" r="16" fill={paint.sun} />
      <path d="M16 118c52-12 140-16 208 2" stroke={paint.wood} strokeWidth="8" strokeLinecap="round" fill="none" />
      <path d="M84 92h76c0 20-16 30-38 30s-38-10-38-30Z" fill={paint.wood} />
      <path d="M90 98c20 8 44 8 64 0M94 108c18 6 38 6 56 0" stroke={paint.wall} strokeWidth="3" strokeLinecap="round" fill="none" />
      <ellipse cx="108" cy="88" rx="10" ry="13" fill={paint.paper} />
      <ellipse cx="128" cy="86" rx="10" ry="13" fill={paint.sunSoft} />
      <path d="M40 112c-8-18 4-30 18-32 2 16-6 28-18 32ZM196 114c2-16 14-24 28-22-2 14-12 24-28 22Z" fill={paint.leaf} />
    </Canvas>
  );
}

/** Not for you: a closed garden gate in a hedge. */
export function ClosedGate({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="90" rx="108" ry="62" fill={paint.sky} />
      <path d="M10 138V92c0-14 24-16 28-4 6-14 30-12 32 2v48ZM230 138V92c0-14-24-16-28-4-6-14-30-12-32 2v48Z" fill={paint.leaf} />
      <path d="M76 62h8v78h-8zM156 62h8v78h-8z" fill={paint.ink} />
      <path d="M88 138V84a32 32 0 0 1 64 0v54" stroke={paint.teal} strokeWidth="7" fill="none" />
      <path d="M104 138V70M120 138V56M136 138V70M88 104h64" stroke={paint.teal} strokeWidth="5" fill="none" />
      <rect x="108" y="98" width="24" height="20" rx="5" fill={paint.sun} />
      <path d="M8 140h224" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
    </Canvas>
  );
}

/** It did not work just now: a shower passes by. */
export function Rain({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="92" rx="104" ry="58" fill={paint.skyBlue} />
      <circle cx="164" cy="48" r="20" fill={paint.sun} />
      <path d="M74 78a24 24 0 0 1 44-18 20 20 0 0 1 34 12 17 17 0 0 1-2 34H82a19 19 0 0 1-8-28Z" fill={paint.paper} />
      <path d="m88 118-6 14M108 118l-6 14M128 118l-6 14M148 118l-6 14" stroke={paint.blue} strokeWidth="5" strokeLinecap="round" />
      <path d="M40 144h160" stroke={paint.leaf} strokeWidth="5" strokeLinecap="round" />
    </Canvas>
  );
}
