/** The scene before A2. */
export const sea = (
  <>
    <path d="M0 146h1080v94H0z" fill="var(--sea)" />
    <path
      d="M770 160h100M740 174h160M790 188h70"
      stroke="var(--halo)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M0 146c60-50 150-76 240-60s150 54 230 60z" fill="var(--far)" />
    <path d="M0 178c80-36 190-40 280-20s120 34 190 40H0z" fill="var(--mid)" />
    <path d="M710 108v46h-24q18-14 24-46zM714 114q14 14 17 40h-17z" fill="var(--wall)" />
    <path d="M680 158h62q-4 12-15 12h-32q-11 0-15-12z" fill="var(--near)" />
    <path d="M516 182q26-26 60-24t70 24z" fill="var(--mid)" />
    <path d="M566 162v-56h20v56zM562 106h28l-4-10h-20z" fill="var(--wall)" />
    <path d="M566 118h20v10h-20zM566 140h20v10h-20zM568 96l8-12 8 12z" fill="var(--roof)" />
    <path d="M0 212c160-30 330-26 520-2s360 8 560-16v46H0z" fill="var(--ground)" />
    <path
      d="M960 206c-3-24 2-44 10-58-16-6-24 0-28 8 2-12 12-18 26-14-4-10-14-12-22-10 12-8 24-4 28 8 6-10 18-12 26-4-10-2-18 2-22 8 12 0 20 8 20 18-6-8-14-12-24-10-8 16-10 34-6 54z"
      fill="var(--grove)"
    />
  </>
);

/** The scene before B1. */
export const mountains = (
  <>
    <path d="M0 170l150-90 90 50 130-100 150 110 90-60 150 90 120-110 200 130v50H0z" fill="var(--far)" />
    <path d="M370 30l44 32-22 6-20-12-26 18-12-16zM880 60l42 27-24 4-18-10-24 14-10-8z" fill="var(--wall)" />
    <path d="M0 200l190-60 150 40 220-60 170 60 160-40 190 50v50H0z" fill="var(--mid)" />
    <path d="M556 122v-26h10V86l8-10 8 10v10h12v26z" fill="var(--wall)" />
    <path d="M562 88l12-14 12 14zM590 96h8v26h-8z" fill="var(--roof)" />
    <path d="M0 216c180-32 360-26 540-6s360 8 540-12v42H0z" fill="var(--ground)" />
    <path
      d="M150 214l16-50 16 50zM190 212l12-38 12 38zM900 210l16-52 16 52zM944 208l11-36 11 36z"
      fill="var(--grove)"
    />
  </>
);
