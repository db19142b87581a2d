import type { Penyimpanan } from '#server/pictures/penyimpanan.ts'

/** A storage that can be told to fail. */
export function rapuh(asli: Penyimpanan) {
  let broken: 'simpan' | 'hapus' | 'ambil' | undefined
  const work =
    <A extends unknown[], R>(apa: typeof broken, does: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      broken === apa ? Promise.reject(new Error('S3 503 SlowDown')) : does(...args)
  const penyimpanan: Penyimpanan = {
    ...asli,
    simpan: work('simpan', asli.simpan),
    ambil: work('ambil', asli.ambil),
    hapus: work('hapus', asli.hapus),
  }
  return { penyimpanan, rusakkan: (apa?: typeof broken) => (broken = apa) }
}
