import { chakra } from '@chakra-ui/react/styled-system';

const Scene = chakra('svg', {
  base: {
    '--sun': 'light-dark(#F2B642, #F3D9A0)',
    '--halo': 'light-dark(#F8D58A, #4A3526)',
    '--far': 'light-dark(#EBBE92, #4B3429)',
    '--mid': 'light-dark(#D98A5C, #6B3B28)',
    '--near': 'light-dark(#B5532F, #8A4429)',
    '--field': 'light-dark(#17635F, #17403E)',
    '--grove': 'light-dark(#0E4947, #0E2B2A)',
    '--path': 'light-dark(#FCE9CB, #E9C99A)',
    '--wall': 'light-dark(#FFF6E6, #E8D5BB)',
    '--shade': 'light-dark(#EBD3B0, #BFA483)',
    '--roof': 'light-dark(#9A3A1E, #5C2514)',
  },
});

export function HeroScene() {
  return (
    <Scene viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="730" cy="170" r="116" fill="var(--halo)" />
      <circle cx="730" cy="170" r="76" fill="var(--sun)" />
      <path
        d="M0 232c130-54 250-70 372-34s214 34 330-6 236-66 372-26 236 52 366 4v250H0z"
        fill="var(--far)"
      />
      <path
        d="M0 282c150-30 262-74 420-42s246 66 400 34 258-78 386-54 176 42 234 40v160H0z"
        fill="var(--mid)"
      />
      <g fill="var(--wall)">
        <path d="M842 268v-46h26v-22l15-18 15 18v22h34v46zM786 278v-36h50v36zM936 274v-34h52v34z" />
      </g>
      <path
        d="M883 182l15 18v68h-12v-66zM818 242h18v36h-18zM966 240h22v34h-22zM915 222h17v46h-17z"
        fill="var(--shade)"
      />
      <path
        d="M780 243l31-17 31 17zM930 241l32-17 32 17zM892 223l20-11 26 11zM866 201l17-24 17 24z"
        fill="var(--roof)"
      />
      <path
        d="M878 208h9v13h-9zM850 238h8v12h-8zM904 238h8v12h-8zM800 254h8v10h-8zM950 252h8v10h-8z"
        fill="var(--roof)"
      />
      <path d="M0 330c176-66 330-84 492-52s222 44 372 6 318-62 576 26v110H0z" fill="var(--near)" />
      <path
        d="M878 277c-8 12-52 14-60 26s58 16 48 32-128 22-148 44 6 41 6 41h214s-58-26-40-50 84-32 76-56-84-18-86-24 16-8 14-13z"
        fill="var(--path)"
      />
      <path
        d="M0 380c120-40 238-52 380-30s226 34 330 32c-12 14-8 38-8 38H0zM1440 352c-150-16-266 4-366 24s-132 8-156 10c-8 12 12 28 26 34h496z"
        fill="var(--field)"
      />
      <g fill="var(--grove)">
        <path d="M196 372c-14-40-12-98 2-128 14 30 16 88 2 128zM236 368c-12-30-10-76 2-100 12 24 14 70 2 100zM1210 364c-14-40-12-98 2-128 14 30 16 88 2 128zM1252 366c-11-28-9-70 2-92 11 22 13 64 2 92z" />
        <path d="M96 382a34 26 0 1 1 60 0zM1316 372a36 27 0 1 1 66 0zM486 384a30 22 0 1 1 54 0z" />
      </g>
    </Scene>
  );
}
