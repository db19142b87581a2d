/** Amounts in Indonesian words (spec 000 §9). */
const SATUAN = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
]
const RIBUAN = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun']
const LIMIT = 10n ** 16n

/** 0 to 999. */
const ratusan = (n: number): string[] => {
  if (n < 12) return SATUAN[n] ? [SATUAN[n]] : []
  if (n < 20) return [SATUAN[n - 10]!, 'belas']
  if (n < 100) return [SATUAN[Math.floor(n / 10)]!, 'puluh', ...ratusan(n % 10)]
  if (n < 200) return ['seratus', ...ratusan(n - 100)]
  return [SATUAN[Math.floor(n / 100)]!, 'ratus', ...ratusan(n % 100)]
}

/** 'satu juta lima ratus tujuh puluh tujuh ribu lima ratus'. @throws RangeError at 1e16 and above, or for a fraction */
export function terbilang(amount: number | bigint): string {
  const n = BigInt(amount)
  if (n < 0n) return `minus ${terbilang(-n)}`
  if (n >= LIMIT) throw new RangeError(`${n} is too large for words`)
  if (n === 0n) return 'nol'
  const words: string[] = []
  for (let power = RIBUAN.length - 1; power >= 0; power--) {
    const part = Number((n / 1000n ** BigInt(power)) % 1000n)
    if (part === 0) continue
    if (part === 1 && power === 1) words.push('seribu')
    else words.push(...ratusan(part), RIBUAN[power]!)
  }
  return words.join(' ').trim()
}

/** As a nota prints it: 'Satu juta rupiah'. */
export const terbilangRupiah = (amount: number | bigint): string => {
  const words = terbilang(amount)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`
}
