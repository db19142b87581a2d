/** Kategori that may move an account: the choices of a report of its movements. */
import type { Akun, KodeAkun } from '../rules/akun.ts'
import { JURNAL, type KategoriJurnal } from '../rules/jurnal.ts'

export const kategoriDari = ({ kode }: Akun<KodeAkun>): KategoriJurnal[] =>
  (Object.keys(JURNAL) as KategoriJurnal[]).filter(
    (kategori) => JURNAL[kategori].debit.has(kode) || JURNAL[kategori].kredit.has(kode),
  )
