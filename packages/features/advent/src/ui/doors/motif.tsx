/** What glows behind a door that somebody has opened: one of a few small drawings, in the middle of 100 by 100. */
export function Motif({ number }: { readonly number: number }) {
  return <g transform="translate(50 52)">{motifs[number % motifs.length]}</g>;
}

const motifs = [
  <g key="candle">
    <path d="M-8 2H8v26H-8Z" fill="#fff7e6" />
    <path d="M0-26c10 12 9 22 0 25-9-3-10-13 0-25Z" fill="#ff8a2b" />
    <path d="M0-14c5 6 4 11 0 13-4-2-5-7 0-13Z" fill="#fff3b8" />
    <path d="M-24 32c5-9 43-9 48 0Z" fill="#2f7a2c" />
    <circle cx="-13" cy="28" r="4.500" fill="#bd3529" />
    <circle cx="14" cy="28" r="4.500" fill="#bd3529" />
  </g>,
  <g key="snowman">
    <circle cy="16" r="19" fill="#fff" />
    <circle cy="-13" r="13" fill="#fff" />
    <path d="M-13-23h26M-9-24v-11H9v11Z" fill="#3a464c" stroke="#3a464c" strokeWidth="3" />
    <path d="m1-13 12 3-12 3Z" fill="#ad5400" />
    <path d="M-11-1c7 5 15 5 22 0" stroke="#bd3529" strokeWidth="5" fill="none" />
  </g>,
  <g key="star">
    <path
      d="m0-30 9 19 21 3-15 15 4 21L0 18l-19 10 4-21-15-15 21-3Z"
      fill="#fff3c7"
      stroke="#b5762a"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M0-30v48M30-8 0 2m19 26L0 2m-19 26L0 2M-30-8 0 2" stroke="#b5762a" strokeWidth="2" />
  </g>,
  <g key="heart">
    <path
      d="M0 28C-40 2-28-28-8-24-2-23 0-16 0-14c0-2 2-9 8-10 20-4 32 26-8 52Z"
      fill="#b5652f"
      stroke="#fff7e6"
      strokeWidth="3"
      strokeDasharray="5 4"
    />
    <circle cx="0" cy="-2" r="5" fill="#bd3529" />
  </g>,
  <g key="bell">
    <path
      d="M0-30a6 6 0 0 1 6 6C18-20 18-2 22 12l5 8h-54l5-8C-18-2-18-20-6-24a6 6 0 0 1 6-6Z"
      fill="#e0a526"
      stroke="#a8731a"
      strokeWidth="2"
    />
    <circle cy="25" r="6" fill="#a8731a" />
    <path d="M-14-30c6 8 10 8 14 4 4 4 8 4 14-4-4 12-8 14-14 8-6 6-10 4-14-8Z" fill="#2f7a2c" />
  </g>,
  <g key="tree">
    <path d="M-4 22h8v12h-8Z" fill="#6d4a2d" />
    <path d="m0-34 16 22H9l15 18h-9l13 18h-56l13-18h-9L-9-12h-7Z" fill="#2c7a5a" />
    <circle cx="-7" cy="8" r="4" fill="#e25b4c" />
    <circle cx="9" cy="14" r="4" fill="#ffd24a" />
    <circle cx="3" cy="-8" r="3.500" fill="#ffd24a" />
  </g>,
  <g key="mug">
    <path d="M-20-8h34v24q0 14-14 14h-6q-14 0-14-14Z" fill="#bd3529" />
    <path d="M14-2q16-2 14 12T14 20" fill="none" stroke="#bd3529" strokeWidth="6" />
    <path d="M-12-16c-6-8 6-10 0-18m12 18c-6-8 6-10 0-18" fill="none" stroke="#fff7e6" strokeWidth="4" strokeLinecap="round" />
    <path d="M-20 4h34" stroke="#fff7e6" strokeWidth="4" />
  </g>,
] as const;
