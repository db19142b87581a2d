/**
 * Clauses that a nota must not carry: they are void, and printing them is punishable (UU 8/1999 art. 18 and 62; DOMAIN §G-9).
 * A list of patterns over plain words: what stands between letters, how often, and in which case does not matter.
 */

/** Words of one meaning. */
const TIDAK = '(?:tidak|tdk|tak|gak|nggak|ga|bukan|dilarang|jangan|no|not|never|non|cannot)'
const DAPAT =
  '(?:dapat|dpt|bisa|bs|boleh|akan|perlu|lagi|untuk|be|can|may|we|accept|melayani|menerima|terima|diterima|ada|mungkin|kami)'
const KEMBALI =
  '(?:di ?kembali\\w*|kembali\\w*|mengembali\\w*|pengembali\\w*|di ?tukar\\w*|tukar\\w*|menukar\\w*|penukaran|retur\\w*|di ?retur\\w*|return\\w*|refund\\w*|di ?refund\\w*|exchang\\w*|di ?batal\\w*)'

const KOMPLAIN = '(?:komplain|komplen|complain|complaint|keluhan)s?'

interface Klausula {
  /** Over the text in lower case, words parted by single blanks. */
  pola: RegExp
  /** The law's reason, for the person who typed the text. */
  sebab: string
}

const MENOLAK = 'Menolak pengembalian barang atau uang dilarang (UU 8/1999 pasal 18)'
const LEPAS = 'Melepaskan tanggung jawab toko dilarang (UU 8/1999 pasal 18)'
const SEPIHAK = 'Aturan yang dapat diubah sepihak dilarang (UU 8/1999 pasal 18)'

export const KLAUSULA_TERLARANG: readonly Klausula[] = [
  { pola: new RegExp(`\\b${TIDAK} (?:${DAPAT} )*${KEMBALI}`), sebab: MENOLAK },
  { pola: new RegExp(`\\bmenolak (?:segala |setiap |semua )?${KEMBALI}`), sebab: MENOLAK },
  {
    pola: new RegExp(
      `\\b(?:pengembalian|penukaran|retur|return|refund)(?: \\w+){0,3} ${TIDAK} (?:${DAPAT} )*(?:dilayani|layani|diterima|terima|diperkenankan|accepted|allowed|possible|berlaku)`,
    ),
    sebab: MENOLAK,
  },
  { pola: /\b(?:all|semua) (?:sales|penjualan) (?:are |is |bersifat )?final\b/, sebab: MENOLAK },
  {
    pola: new RegExp(
      `\\b${TIDAK} (?:${DAPAT} )*(?:bertanggung ?jawab|tanggung ?jawab|menanggung|responsible|liable)`,
    ),
    sebab: LEPAS,
  },
  { pola: /\bdi ?luar tanggung ?jawab\b/, sebab: LEPAS },
  { pola: new RegExp(`\\b${TIDAK} (?:${DAPAT} |layani )*${KOMPLAIN}\\b`), sebab: LEPAS },
  {
    pola: new RegExp(
      `\\b${KOMPLAIN}(?: \\w+){0,5} ${TIDAK} (?:${DAPAT} )*(?:dilayani|layani|diterima|terima|ditanggapi|accepted)`,
    ),
    sebab: LEPAS,
  },
  {
    pola: /\b(?:tunduk|setuju|mengikuti)(?: \w+){0,4} (?:perubahan|aturan baru|diubah|berubah)(?: \w+){0,4} (?:sepihak|sewaktu waktu|tanpa pemberitahuan)/,
    sebab: SEPIHAK,
  },
  {
    pola: /\b(?:sewaktu waktu|sepihak)(?: \w+){0,4} (?:diubah|berubah|mengubah)(?: \w+){0,3} tanpa pemberitahuan/,
    sebab: SEPIHAK,
  },
]

/** The first of these also when its letters are spaced out: 't i d a k  d a p a t …'. Long words only, so that nothing else reads like them. */
const RAPAT =
  /(?:tidak|tdk|dilarang)(?:dapat|dpt|bisa|boleh|menerima)(?:lagi)?(?:di)?(?:kembali|tukar|retur|refund|pengembali|penukaran)/

/** Lower case without accents; everything that is no letter or digit parts words. */
export const polos = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Returns the reason against printing the text; undefined when it may be printed. */
export function klausulaTerlarang(text: string): string | undefined {
  const words = polos(text)
  return (
    KLAUSULA_TERLARANG.find(({ pola }) => pola.test(words))?.sebab ??
    (RAPAT.test(words.replaceAll(' ', '')) ? MENOLAK : undefined)
  )
}
