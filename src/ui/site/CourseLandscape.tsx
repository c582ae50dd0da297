import type { ReactNode } from 'react';

interface Props {
  level: 'A1' | 'A2' | 'B1';
  children: ReactNode;
}

/** A level's scene, 1080 × 240, under the sun. */
export function CourseLandscape({ level, children }: Props) {
  return (
    <svg viewBox="0 0 1080 240" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx={level === 'A2' ? 770 : 700} cy={level === 'B1' ? 96 : 84} r="82" fill="var(--halo)" />
      <circle cx={level === 'A2' ? 770 : 700} cy={level === 'B1' ? 96 : 84} r="52" fill="var(--sun)" />
      {children}
    </svg>
  );
}

/** The scene before A1: white villages. */
export const villages = (
  <>
    <path d="M0 150c130-50 250-64 380-26s220 24 330-12 240-40 370 8v120H0z" fill="var(--far)" />
    <path d="M0 192c150-40 280-50 430-22s260 30 400-6 190-10 250 6v70H0z" fill="var(--mid)" />
    <path
      d="M806 160v-32h20v-15l11-13 11 13v15h24v32zM764 168v-24h36v24zM878 166v-24h36v24z"
      fill="var(--wall)"
    />
    <path d="M837 100l11 13v47h-11zM788 144h12v24h-12zM902 142h12v24h-12z" fill="var(--shade)" />
    <path d="M759 145l23-13 23 13zM874 143l22-13 22 13zM822 114l15-16 15 16z" fill="var(--roof)" />
    <path d="M0 214c190-34 380-30 560-8s340 10 520-8v42H0z" fill="var(--ground)" />
    <path
      d="M132 214c-9-28-8-66 2-86 9 20 10 58-2 86zM162 212c-7-20-6-50 2-66 8 16 8 46-2 66z"
      fill="var(--grove)"
    />
    <path d="M960 212a26 19 0 1 1 48 0zM420 210a22 16 0 1 1 42 0z" fill="var(--grove)" />
  </>
);
