import { Dots, Firs, Moon, Peaks, Sky, winterSky } from './parts.tsx';

const firs = ['#2c4670', '#3d5c86', '#33507a'] as const;

/** The school house in the evening of a winter's day, with a hut, a tree and a snowman; the doors are its windows and what hangs and lies there. */
export function SchoolScene({ id }: { readonly id: string }) {
  return (
    <>
      <Sky id={id} colors={winterSky} />
      <Dots count={110} height={290} seed={3} size={1.5} />
      <Moon x={196} y={104} id={`${id}-mond`} />
      <Peaks color="#5d568f" />
      <path d="M-20 560c120-80 240-110 380-70s240 40 360 0 240-60 420 10v220H-20Z" fill="#8f8fc4" />
      <Firs from={0} to={320} y={560} step={34} seed={2} colors={firs} />
      <Firs from={812} to={1120} y={560} step={36} seed={7} colors={firs} />
      <path d="M-20 600c160-70 330-70 560-40s420 20 620-20v180H-20Z" fill="#e3ebfa" />
      <House />
      <Hut />
      <path d="M-20 652c180-30 330-10 480-14s280-6 400-2 200 14 280 0v100H-20Z" fill="#f6f9ff" />
      <path d="M520 644h80l60 80H450Z" fill="#dfe8f9" />
      <Tree />
      <Snowman />
      <path d="M226 690h130q20 0 20-24" fill="none" stroke="#7a4a1c" strokeWidth="7" strokeLinecap="round" />
      <path d="M246 674v14m74-14v14" stroke="#7a4a1c" strokeWidth="6" />
      <path d="M232 674h104" stroke="#7a4a1c" strokeWidth="7" strokeLinecap="round" />
      <Dots count={46} height={700} seed={11} size={3} />
    </>
  );
}

function House() {
  return (
    <>
      <path d="M318 312h484v338H318Z" fill="#ecca9f" />
      <path d="M318 312h484v20H318Z" fill="#caa174" opacity=".5" />
      <path d="M284 312 560 168l276 144Z" fill="#a9442f" />
      <path
        d="M278 316c-6-14 6-22 16-24L546 160q14-12 28 0l252 132c14 4 22 14 16 24-10 4-20-12-32-14s-16 10-26 8-14-14-26-18L560 192 382 292c-12 4-14 18-28 20s-12-12-26-10-32 22-50 14Z"
        fill="#fff"
      />
      <path d="M534 166v-58h52v58Z" fill="#e9cba2" />
      <path d="m522 110 38-52 38 52Z" fill="#a9442f" />
      <path d="M518 112c4-10 10-10 14-18l28-40 28 40c4 8 10 8 14 18-12 4-18-8-28-8s-10 6-18 6-14-8-22-6-10 10-16 8Z" fill="#fff" />
      <path d="M560 56V34" stroke="#7a5636" strokeWidth="4" />
      <path d="m560 14 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" fill="#ffd24a" />
      <circle cx="560" cy="134" r="17" fill="#fff" />
      <path d="M560 134v-10m0 10 7 4" stroke="#3a464c" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Hut() {
  return (
    <>
      <path d="M224 512v-70h24v90Z" fill="#6b4226" />
      <path d="M216 444q18-12 38 0v-8q-18-14-38 0Z" fill="#fff" />
      <path d="M242 424c-14-18 12-26 0-46s12-26 0-48" fill="none" stroke="#b9a9c9" strokeWidth="9" strokeLinecap="round" opacity=".65" />
      <path d="M58 526h200v124H58Z" fill="#8a5a33" />
      <path d="M58 556h200M58 588h200M58 620h200" stroke="#6d4426" strokeWidth="3" />
      <path d="M40 528 158 430l118 98Z" fill="#6b4226" />
      <path
        d="M26 534c-6-12 4-18 12-24l106-84q14-12 28 0l106 84c10 6 16 14 10 24-14 4-22-10-34-20l-96-72-92 70c-12 10-24 28-40 22Z"
        fill="#fff"
      />
    </>
  );
}

function Tree() {
  const tiers = [
    { top: 510, bottom: 646, half: 142, color: '#1f5a44' },
    { top: 420, bottom: 546, half: 116, color: '#256a4f' },
    { top: 330, bottom: 446, half: 86, color: '#2c7a5a' },
    { top: 252, bottom: 352, half: 56, color: '#348a66' },
  ];
  return (
    <>
      <path d="M960 690v-60h24v60Z" fill="#6d4a2d" />
      {tiers.map(({ top, bottom, half, color }) => (
        <g key={top}>
          <path
            d={`M972 ${top}l${half} ${bottom - top}q${-half / 4} 18 ${-half / 2} 4t${-half / 2} 4 ${-half / 2} -4 ${-half / 2} -4z`}
            fill={color}
          />
          <path
            d={`M${972 - half} ${bottom}q${half / 4} 18 ${half / 2} 4t${half / 2} 4 ${half / 2} -4 ${half / 2} -4q${-half / 5} -12 ${-half / 2} -8t${-half / 2} 4 ${-half / 2} -4 ${-half / 2} 8z`}
            fill="#fff"
            opacity=".9"
          />
        </g>
      ))}
      <circle cx="972" cy="244" r="62" fill="#ffe9a0" opacity=".1" />
      <circle cx="972" cy="244" r="52" fill="#ffe9a0" opacity=".14" />
    </>
  );
}

function Snowman() {
  return (
    <>
      <ellipse cx="64" cy="708" rx="48" ry="9" fill="#cfdcf3" />
      <circle cx="64" cy="678" r="31" fill="#fff" />
      <circle cx="64" cy="636" r="22" fill="#fff" />
      <path d="M50 622v-22h28v22ZM42 620h44v5H42Z" fill="#22345c" />
      <path d="m64 638 20 4-20 4Z" fill="#f28c28" />
      <path d="M46 654q18 10 36 0v8q-18 10-36 0Z" fill="#d1433b" />
      <circle cx="57" cy="632" r="2.500" fill="#22345c" />
      <circle cx="71" cy="632" r="2.500" fill="#22345c" />
    </>
  );
}
