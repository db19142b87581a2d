/** Pictures of the demonstration's pieces, drawn here: what kind of piece, in the colour of its gold. */

/** Light, middle and dark of a metal. */
type Logam = readonly [terang: string, tengah: string, gelap: string]
/** The finer, the deeper its yellow. */
const LOGAM: Record<string, Logam> = {
  G375: ['#fdf1d6', '#e3c08a', '#a97f4b'],
  G420: ['#fdefcb', '#e2bb7a', '#a6783d'],
  G700: ['#fff0c2', '#e8bd5c', '#a8772a'],
  G750: ['#ffeeb5', '#e9b949', '#a37020'],
  G917: ['#ffe99a', '#ecb02f', '#9c6612'],
  G999: ['#ffe27a', '#f0a818', '#955c08'],
  LM: ['#ffe27a', '#f0a818', '#955c08'],
  P925: ['#ffffff', '#c4c9cf', '#757c85'],
}
const KUNING = LOGAM['G750']!

const garis = (d: string, tebal: number, lain = ''): string =>
  `<path d="${d}" fill="none" stroke="url(#logam)" stroke-width="${tebal}" stroke-linecap="round" ${lain}/>`
const bola = (x: number, y: number, r: number, content = 'url(#logam)'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${content}"/>`
/** `count` places on an ellipse, from `dari` on, in degrees. */
const keliling = (
  count: number,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  [dari, sampai]: readonly [number, number] = [0, 360],
): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const sudut = ((dari + ((sampai - dari) * i) / count) * Math.PI) / 180
    return [Math.round(cx + rx * Math.cos(sudut)), Math.round(cy + ry * Math.sin(sudut))]
  })

const permata = (x: number, y: number, r: number, color: string): string =>
  `<path d="M${x - r} ${y}L${x - r / 2} ${y - r * 0.7}H${x + r / 2}L${x + r} ${y}L${x} ${y + r * 1.1}Z" fill="${color}"/>
   <path d="M${x - r} ${y}H${x + r}L${x} ${y + r * 1.1}Z" fill="#fff" fill-opacity=".28"/>`

const lingkar = ([cx, cy, rx, ry]: readonly [number, number, number, number], tebal: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="url(#logam)" stroke-width="${tebal}"/>
   <ellipse cx="${cx}" cy="${cy}" rx="${rx + tebal * 0.3}" ry="${ry + tebal * 0.3}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${tebal * 0.12}"/>`

const batu = (nama: string): string =>
  /RUBY/.test(nama)
    ? permata(240, 150, 46, '#b3122e')
    : /SOLITER/.test(nama)
      ? permata(240, 150, 40, '#cfe6f2')
      : ''

const cincin = (nama: string): string => {
  const shape = [240, 310, 120, 130] as const
  const kawin = /KAWIN/.test(nama) ? lingkar([300, 350, 120, 130], 30) : ''
  const ukir = /UKIR/.test(nama)
    ? keliling(28, shape)
        .map(([x, y]) => bola(x, y, 7, '#fff7'))
        .join('')
    : ''
  return kawin + lingkar(shape, /KAWIN/.test(nama) ? 30 : 38) + ukir + batu(nama)
}

const kalung = (nama: string): string => {
  const lengkung = 'M70 90C80 380 160 470 240 480C320 470 400 380 410 90'
  const mata = /HOLLOW|MILANO/.test(nama) ? '16 6' : /ITALY/.test(nama) ? '5 7' : '24 10'
  return (
    garis(lengkung, 16, `stroke-dasharray="${mata}"`) +
    garis(lengkung, 3, 'opacity=".8"') +
    bola(240, 496, 22) +
    bola(234, 488, 6, '#fff9')
  )
}

const gelang = (nama: string): string => {
  const shape = [240, 300, 165, 120] as const
  if (/RANTAI/.test(nama))
    return keliling(26, shape)
      .map(([x, y]) => lingkar([x, y, 22, 15], 8))
      .join('')
  if (/KERONCONG/.test(nama)) return [0, 26, 52].map((y) => lingkar([240, 280 + y, 165, 105], 13)).join('')
  const sisik = /SISIK/.test(nama)
    ? keliling(36, shape)
        .map(([x, y]) => bola(x, y, 10, '#fff5'))
        .join('')
    : ''
  return lingkar(shape, /BANGLE/.test(nama) ? 44 : 34) + sisik
}

const anting = (nama: string): string =>
  [150, 330]
    .map((x) =>
      /MUTIARA/.test(nama)
        ? garis(`M${x} 170q26 -50 0 -60`, 9) + bola(x, 240, 58, '#f4efe6') + bola(x - 18, 222, 14, '#fff')
        : /TUSUK/.test(nama)
          ? bola(x, 240, 46) + bola(x - 14, 226, 12, '#fff9') + garis(`M${x} 290V370`, 8)
          : lingkar([x, 290, 62, 90], 22) + (/DESI/.test(nama) ? bola(x, 390, 26) : ''),
    )
    .join('')

const LIONTIN: readonly [RegExp, string][] = [
  [
    /HATI/,
    '<path d="M240 470C120 380 130 260 190 250C220 246 236 268 240 286C244 268 260 246 290 250C350 260 360 380 240 470Z" fill="url(#logam)"/>',
  ],
  [/SALIB/, '<path d="M220 230h40v70h70v40h-70v140h-40V340h-70v-40h70Z" fill="url(#logam)"/>'],
  [
    /HURUF/,
    '<path d="M170 480L222 240h36l52 240h-46l-9 -50h-32l-9 50Zm60 -88h20l-10 -60Z" fill="url(#logam)"/>',
  ],
  [
    /./,
    '<path d="M240 220a130 130 0 1 0 1 0Zm0 40a90 90 0 1 1 -1 0Z" fill="url(#logam)"/><path d="M180 370q40 -70 60 -10q20 60 60 -10M200 300q40 40 80 0" fill="none" stroke="url(#logam)" stroke-width="16"/>',
  ],
]
const liontin = (nama: string): string =>
  garis('M150 60C170 150 220 180 240 196C260 180 310 150 330 60', 6, 'stroke-dasharray="12 5"') +
  lingkar([240, 214, 14, 18], 8) +
  LIONTIN.find(([pola]) => pola.test(nama))![1]

const batang = (): string =>
  `<rect x="140" y="110" width="200" height="340" rx="14" fill="url(#logam)"/>
   <rect x="158" y="128" width="164" height="304" rx="8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>
   <path d="M240 190l52 90l-52 90l-52 -90Z" fill="none" stroke="#7a4c06" stroke-opacity=".55" stroke-width="8"/>`

const SHAPE: readonly [RegExp, (nama: string) => string][] = [
  [/CINCIN/, cincin],
  [/KALUNG/, kalung],
  [/GELANG/, gelang],
  [/ANTING|GIWANG/, anting],
  [/LIONTIN/, liontin],
  [/./, batang],
]

export interface Perhiasan {
  nama_barang: string
  kode_group: string
}

/** The piece alone, where it stands in 480 × 600; once in a picture. */
export function perhiasan({ nama_barang, kode_group }: Perhiasan): string {
  const [terang, tengah, gelap] = LOGAM[kode_group] ?? KUNING
  const shape = SHAPE.find(([pola]) => pola.test(nama_barang))![1](nama_barang)
  return `<defs>
<linearGradient id="logam" x1="80" y1="80" x2="400" y2="520" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="${terang}"/><stop offset=".35" stop-color="${tengah}"/><stop offset=".55" stop-color="${terang}"/><stop offset=".8" stop-color="${tengah}"/><stop offset="1" stop-color="${gelap}"/>
</linearGradient>
</defs>
<ellipse cx="250" cy="520" rx="170" ry="26" fill="#000" fill-opacity=".28"/>
${shape}`
}

/** An SVG of 480 × 600. */
export const lukis = (piece: Perhiasan): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
<defs>
<radialGradient id="kain" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#5b2333"/><stop offset="1" stop-color="#2a0f18"/></radialGradient>
</defs>
<rect width="480" height="600" fill="url(#kain)"/>
${perhiasan(piece)}
</svg>`
