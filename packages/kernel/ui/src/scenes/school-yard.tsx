import { Canvas, paint } from './canvas.tsx';

/** The product's own picture: school house, tree, hopscotch, ball, under a morning sun. */
export function SchoolYard({ className }: { readonly className?: string }) {
  return (
    <Canvas width={480} height={360} {...(className !== undefined && { className })}>
      <circle cx="380" cy="86" r="64" fill={paint.sunSoft} />
      <circle cx="380" cy="86" r="38" fill={paint.sun} />
      <path d="M60 92a22 22 0 0 1 40-14 18 18 0 0 1 32 10 14 14 0 0 1-2 27H72a16 16 0 0 1-12-23Z" fill={paint.paper} opacity="0.9" />
      <path d="M30 292c-6-46 62-92 150-82 60 7 92 30 150 10 62-22 128 14 126 66Z" fill={paint.grass} />
      <path d="M14 312c0-40 96-58 226-58s228 18 228 58-100 40-228 40-226 0-226-40Z" fill={paint.leaf} opacity="0.35" />
      <g>
        <path d="M116 166h184v112H116z" fill={paint.wall} />
        <path d="M100 170 208 108l108 62Z" fill={paint.roof} />
        <path d="M196 128h24v-30h-24z" fill={paint.wall} />
        <path d="m188 100 20-20 20 20Z" fill={paint.teal} />
        <circle cx="208" cy="142" r="13" fill={paint.paper} />
        <path d="M208 134v8l6 4" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" fill="none" />
        <path d="M188 278v-44a20 20 0 0 1 40 0v44Z" fill={paint.teal} />
        <circle cx="220" cy="256" r="3" fill={paint.sun} />
        <g fill={paint.skyBlue} stroke={paint.paper} strokeWidth="4">
          <rect x="134" y="188" width="34" height="34" rx="4" />
          <rect x="248" y="188" width="34" height="34" rx="4" />
          <rect x="134" y="234" width="34" height="34" rx="4" />
          <rect x="248" y="234" width="34" height="34" rx="4" />
        </g>
      </g>
      <g>
        <path d="M382 286v-76" stroke={paint.wood} strokeWidth="12" strokeLinecap="round" />
        <circle cx="382" cy="176" r="46" fill={paint.leaf} />
        <circle cx="352" cy="200" r="28" fill={paint.teal} />
        <circle cx="410" cy="204" r="26" fill={paint.leaf} />
      </g>
      <g fill="none" stroke={paint.paper} strokeWidth="4" strokeLinejoin="round">
        <path d="m180 332 10-22h26l-4 22ZM226 332l2-22h26l6 22ZM190 310l8-18h20l-2 18ZM218 310v-18h22l6 18Z" />
      </g>
      <circle cx="322" cy="316" r="18" fill={paint.pink} />
      <path d="M306 310c10 6 22 6 32 0M316 300c-4 10-4 22 2 34" stroke={paint.paper} strokeWidth="3" fill="none" />
      <g>
        <circle cx="92" cy="256" r="11" fill={paint.wood} />
        <path d="M92 268c-14 0-18 12-18 26h36c0-14-4-26-18-26Z" fill={paint.violet} />
        <path d="M84 294v22M100 294v22" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
        {/* In front of the wall, whose colour a face may have: hair and a line around it keep it in sight. */}
        <circle cx="132" cy="268" r="10" fill={paint.wall} stroke={paint.wood} strokeWidth="2.5" />
        <path d="M121 267a11 11 0 0 1 22 0c-6-5-16-5-22 0Z" fill={paint.ink} />
        <path d="M132 279c-12 0-16 10-16 22h32c0-12-4-22-16-22Z" fill={paint.sun} />
        <path d="M125 301v17M139 301v17" stroke={paint.ink} strokeWidth="6" strokeLinecap="round" />
      </g>
    </Canvas>
  );
}
