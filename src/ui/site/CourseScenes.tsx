import type { ReactNode } from 'react';

const scenes: Readonly<Record<string, ReactNode>> = {
  hola: (
    <>
      <circle cx="34" cy="42" r="8" fill="var(--shade)" />
      <path d="M22 78V62q0-10 12-10t12 10v16z" fill="var(--near)" />
      <circle cx="62" cy="42" r="8" fill="var(--wall)" />
      <path d="M50 78V62q0-10 12-10 5 0 8 2l6-14 5 2-7 20v16z" fill="var(--field)" />
      <path d="M14 12h26q5 0 5 5v6q0 5-5 5H28l-8 7v-7h-6q-5 0-5-5v-6q0-5 5-5z" fill="var(--wall)" />
      <path d="M17 18h20M17 23h13" stroke="var(--roof)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  familia: (
    <>
      <circle cx="28" cy="36" r="8" fill="var(--wall)" />
      <path d="M15 80V58q0-12 13-12t13 12v22z" fill="var(--grove)" />
      <circle cx="68" cy="39" r="8" fill="var(--shade)" />
      <path d="M55 80l4-24q2-8 9-8t9 8l4 24z" fill="var(--near)" />
      <circle cx="48" cy="56" r="6.5" fill="var(--wall)" />
      <path d="M38 82V72q0-8 10-8t10 8v10z" fill="var(--sun)" />
    </>
  ),
  casa: (
    <>
      <path d="M24 76V46h48v30z" fill="var(--wall)" />
      <path d="M58 46h14v30H58z" fill="var(--shade)" />
      <path d="M17 48l31-25 31 25z" fill="var(--roof)" />
      <path d="M60 22h8v14l-8-6z" fill="var(--near)" />
      <path d="M42 76V60q0-5 6-5t6 5v16z" fill="var(--near)" />
      <path d="M29 53h9v9h-9zM61 53h8v9h-8z" fill="var(--field)" />
      <path d="M8 78q3-16 8 0zM78 78q4-22 10 0z" fill="var(--grove)" />
    </>
  ),
  'mi-dia': (
    <>
      <path d="M33 80V36h30v44z" fill="var(--wall)" />
      <path d="M53 36h10v44H53z" fill="var(--shade)" />
      <path d="M29 37l19-22 19 22z" fill="var(--roof)" />
      <circle cx="48" cy="50" r="10.5" fill="var(--field)" />
      <circle cx="48" cy="50" r="8" fill="var(--wall)" />
      <path d="M48 45v5l4 3" stroke="var(--roof)" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      <path d="M43 80V70q0-4 5-4t5 4v10z" fill="var(--near)" />
    </>
  ),
  comer: (
    <>
      <path d="M8 62h80v8H8zM16 70h6v16h-6zM74 70h6v16h-6z" fill="var(--roof)" />
      <path d="M26 48h32q0 14-11 14H37q-11 0-11-14z" fill="var(--wall)" />
      <path d="M46 48h12q0 14-11 14z" fill="var(--shade)" />
      <circle cx="35" cy="44" r="7" fill="var(--near)" />
      <circle cx="47" cy="43" r="8" fill="var(--sun)" />
      <path d="M47 35q2-6 7-5-1 5-7 5z" fill="var(--field)" />
      <path d="M66 40h10l-2 12q-1 3-3 3t-3-3zM70 54h2v6h4v2H66v-2h4z" fill="var(--wall)" />
      <path d="M67 44h8l-1 8q-1 3-3 3t-3-3z" fill="var(--roof)" />
    </>
  ),
  ciudad: (
    <>
      <path d="M12 76V42h20v34zM64 76V36h20v40z" fill="var(--near)" />
      <path d="M30 76V28h20v48z" fill="var(--wall)" />
      <path d="M48 76V44h20v32z" fill="var(--shade)" />
      <path d="M27 29l13-13 13 13zM46 45l12-9 12 9z" fill="var(--roof)" />
      <path
        d="M35 35h4v6h-4zM42 35h4v6h-4zM35 47h4v6h-4zM42 47h4v6h-4zM53 50h4v6h-4zM60 50h4v6h-4zM17 48h4v6h-4zM24 48h4v6h-4zM70 43h4v6h-4zM77 43h4v6h-4z"
        fill="var(--sun)"
      />
      <path d="M0 76h96v20H0z" fill="var(--field)" />
      <path d="M43 76h10l8 20H35z" fill="var(--path)" />
    </>
  ),
  compras: (
    <>
      <path d="M20 44h4v36h-4zM72 44h4v36h-4z" fill="var(--roof)" />
      <path d="M16 28h64l6 16H10z" fill="var(--wall)" />
      <path d="M16 28h11l-3 16H10zM38 28h10v16H36zM59 28h10l3 16H60z" fill="var(--near)" />
      <path d="M10 44q7 8 14 0 6 8 12 0 6 8 12 0 6 8 12 0 6 8 12 0 7 8 14 0z" fill="var(--roof)" />
      <path d="M22 62h52v18H22z" fill="var(--shade)" />
      <circle cx="33" cy="59" r="5" fill="var(--sun)" />
      <circle cx="43" cy="59" r="5" fill="var(--near)" />
      <circle cx="53" cy="59" r="5" fill="var(--sun)" />
      <circle cx="63" cy="59" r="5" fill="var(--field)" />
    </>
  ),
  trabajo: (
    <>
      <path d="M14 78V48h68v30z" fill="var(--wall)" />
      <path d="M36 78V38l12-12 12 12v40z" fill="var(--shade)" />
      <path d="M32 40l16-17 16 17zM10 50h26v-6H14zM60 50h26l-4-6H60z" fill="var(--roof)" />
      <path d="M47 8h2v16h-2z" fill="var(--roof)" />
      <path d="M49 8h14l-4 4 4 4H49z" fill="var(--near)" />
      <circle cx="48" cy="46" r="5" fill="var(--wall)" />
      <path d="M43 78V64h10v14z" fill="var(--near)" />
      <path d="M20 56h8v9h-8zM68 56h8v9h-8z" fill="var(--field)" />
    </>
  ),
  'tiempo-libre': (
    <>
      <path d="M52 14l20 16-12 24-22-14z" fill="var(--near)" />
      <path d="M52 14l8 40-22-14z" fill="var(--sun)" />
      <path d="M60 54q-14 8-10 18t-14 14" stroke="var(--wall)" strokeWidth="2" fill="none" />
      <path d="M55 60l8 3-6 5zM46 71l8 4-7 4z" fill="var(--roof)" />
      <circle cx="26" cy="60" r="6" fill="var(--wall)" />
      <path d="M17 84V74q0-8 9-8 5 0 8 5l6 10-5 3z" fill="var(--grove)" />
    </>
  ),
  salud: (
    <>
      <path d="M48 80C20 62 16 46 22 36c6-9 20-8 26 4 6-12 20-13 26-4 6 10 2 26-26 44z" fill="var(--near)" />
      <path d="M48 80V40c6-12 20-13 26-4 6 10 2 26-26 44z" fill="var(--roof)" />
      <path
        d="M14 56h20l6-12 9 24 7-16 4 4h22"
        stroke="var(--wall)"
        strokeWidth="3.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  viajes: (
    <>
      <path d="M0 62q12-6 24 0t24 0 24 0 24 0v34H0z" fill="var(--sea)" />
      <path d="M48 14v42H22q20-12 26-42z" fill="var(--wall)" />
      <path d="M52 20q16 14 20 36H52z" fill="var(--shade)" />
      <path d="M48 12h4v48h-4z" fill="var(--roof)" />
      <path d="M18 60h62q-4 14-16 14H34q-12 0-16-14z" fill="var(--near)" />
      <path d="M0 76q12-6 24 0t24 0 24 0 24 0v20H0z" fill="var(--field)" />
    </>
  ),
  ideas: (
    <>
      <path d="M10 82l32-50 14 20 8-10 24 40z" fill="var(--grove)" />
      <path d="M42 32l9 13-6 5-5-5-5 4z" fill="var(--wall)" />
      <path d="M41 10h2.5v24H41z" fill="var(--roof)" />
      <path d="M43 10h18l-5 5 5 6H43z" fill="var(--near)" />
      <path d="M60 82c-10-6 6-10-4-16s2-8-6-14c4 10-6 10-2 16s-8 8-4 14z" fill="var(--path)" />
    </>
  ),
};

/** A unit's picture; `theme` comes from its id. */
export function CourseScene({ theme }: { theme: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden>
      <path d="M0 0h96v96H0z" fill="var(--sky)" />
      <circle cx="72" cy="24" r="10" fill="var(--sun)" />
      <path d="M0 58q24-16 48-4t48-6v48H0z" fill="var(--far)" />
      <path d="M0 78q30-8 54-2t42-2v22H0z" fill="var(--field)" />
      {scenes[theme]}
    </svg>
  );
}

/** Scenery beside the path, 176 × 104: trees, a house, stones, sheep. */
const scenery: readonly ReactNode[] = [
  <>
    <path d="M20 92q68-22 136 0z" fill="var(--turf)" />
    <path
      d="M62 86c-8-26-7-60 2-78 9 18 10 52-2 78zM90 84c-6-20-5-46 2-60 7 14 8 40-2 60z"
      fill="var(--grove)"
    />
    <path d="M112 86a20 15 0 1 1 38 0z" fill="var(--grove)" />
  </>,
  <>
    <path d="M14 94q74-26 148 0z" fill="var(--turf)" />
    <path d="M70 84V58h38v26z" fill="var(--wall)" />
    <path d="M94 58h14v26H94z" fill="var(--shade)" />
    <path d="M64 60l25-20 25 20z" fill="var(--roof)" />
    <path d="M82 84V70h8v14z" fill="var(--near)" />
    <path d="M44 86c-6-18-5-42 2-56 7 14 8 38-2 56z" fill="var(--grove)" />
  </>,
  <>
    <path d="M10 90q78-20 156 0z" fill="var(--turf)" />
    <path d="M52 78a13 10 0 0 1 26 0 5 5 0 0 1-6 5v7h-3v-7h-9v7h-3v-7a5 5 0 0 1-5-5z" fill="var(--wall)" />
    <path d="M104 72a11 8 0 0 1 22 0 4 4 0 0 1-5 4v6h-3v-6h-7v6h-3v-6a4 4 0 0 1-4-4z" fill="var(--wall)" />
    <path d="M76 72h9q3 0 3 4t-5 3l-7-2zM124 67h8q3 0 3 3t-5 3l-6-2z" fill="var(--grove)" />
  </>,
];

export function CourseScenery({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 176 104" aria-hidden data-part="scenery">
      {scenery[place % scenery.length]}
    </svg>
  );
}
