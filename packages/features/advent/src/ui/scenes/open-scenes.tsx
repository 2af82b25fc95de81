import { Dots, Firs, Moon, Peaks, Sky, winterSky } from './parts.tsx';

/** A night over mountains: stars, a moon and a quiet slope, with room for rows of doors. */
export function NightScene({ id }: { readonly id: string }) {
  return (
    <>
      <Sky
        id={id}
        colors={[
          [0, '#0d1838'],
          [0.55, '#25306b'],
          [0.85, '#5a4f93'],
          [1, '#8a6fa8'],
        ]}
      />
      <Dots count={150} height={520} seed={5} size={1.8} />
      <Moon x={940} y={110} id={`${id}-mond`} />
      <Peaks color="#3a3a72" snow="#d9dcf6" />
      <path d="M-20 600c160-70 330-70 560-40s420 20 620-20v180H-20Z" fill="#c9d6f2" />
      <Firs from={0} to={1120} y={640} step={78} seed={4} colors={['#24365f', '#2f4672']} />
      <path d="M-20 652c180-30 330-10 480-14s280-6 400-2 200 14 280 0v100H-20Z" fill="#eef3ff" />
    </>
  );
}

/** A forest in falling snow by day. */
export function ForestScene({ id }: { readonly id: string }) {
  return (
    <>
      <Sky
        id={id}
        colors={[
          [0, '#9cc3dd'],
          [0.6, '#d7e8f1'],
          [1, '#f3f8fb'],
        ]}
      />
      <Firs from={-20} to={1140} y={330} step={48} seed={9} colors={['#9db9c8', '#8badbf']} />
      <path d="M-20 300c200-40 420-20 620 0s360 20 540-10v440H-20Z" fill="#e8f1f6" />
      <Firs from={-20} to={1140} y={480} step={70} seed={3} colors={['#5f8b8f', '#4f7d80']} />
      <path d="M-20 460c220-40 420-10 620 0s360 10 540-20v300H-20Z" fill="#f1f6fa" />
      <Firs from={-20} to={1140} y={690} step={104} seed={6} colors={['#2f6b57', '#28604d']} />
      <path d="M-20 664c220-26 420-8 620-2s360 4 540-12v90H-20Z" fill="#fff" />
      <Dots count={90} height={700} seed={8} size={3.4} />
    </>
  );
}

/** A meadow with hills and a sun, for the way to a camp or to the summer holidays. */
export function MeadowScene({ id }: { readonly id: string }) {
  return (
    <>
      <Sky
        id={id}
        colors={[
          [0, '#8fd0ea'],
          [0.7, '#dff3f4'],
          [1, '#fdf6dc'],
        ]}
      />
      <circle cx="930" cy="120" r="86" fill="#fff3b0" opacity=".5" />
      <circle cx="930" cy="120" r="54" fill="#ffd35c" />
      <g fill="#fff" opacity=".92">
        <path d="M120 150a36 36 0 0 1 50-34 50 50 0 0 1 94 8 32 32 0 0 1 6 64H140a30 30 0 0 1-20-38Z" />
        <path d="M560 110a30 30 0 0 1 42-28 42 42 0 0 1 78 6 27 27 0 0 1 6 54H578a25 25 0 0 1-18-32Z" />
      </g>
      <Peaks color="#7fa9b5" snow="#fff" />
      <path d="M-20 500c160-70 330-70 560-30s420 20 620-20v280H-20Z" fill="#8cc276" />
      <path d="M-20 590c200-60 420-40 620-10s360 30 540-20v170H-20Z" fill="#6fae5c" />
      <g fill="#fff">
        {[60, 190, 330, 470, 640, 770, 910, 1040].map((x, index) => (
          <g key={x}>
            <circle cx={x} cy={640 + (index % 3) * 22} r="8" />
            <circle cx={x} cy={640 + (index % 3) * 22} r="3.500" fill="#ffd24a" />
          </g>
        ))}
      </g>
      <path d="m470 560 70-110 70 110Z" fill="#d1433b" />
      <path d="m540 450 22 110h-44Z" fill="#7c1f1a" opacity=".5" />
    </>
  );
}

/** What stands behind a picture of one's own until it is there, and where it is gone. */
export function BareScene({ id }: { readonly id: string }) {
  return (
    <>
      <Sky id={id} colors={winterSky} />
      <Dots count={90} height={520} seed={5} size={1.8} />
    </>
  );
}
