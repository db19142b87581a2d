/** Cash and bank: E25 to E29, E43, E35; all but the last undone by reversalOf as E30 (DOMAIN §B.9). */
import type { Rupiah } from '#domain/units.ts'
import { AKUN, type Akun, type KodeAkun } from '../akun.ts'
import type { FormKategori } from '../kas-bank.ts'
import type { Posting } from '../posting.ts'
import { debit, kredit, posting } from './lines.ts'

/** An entry: its number (KM-, KK-, BM-, BK-), its amount, and the counter account of its kode_transaksi. */
export interface EntriUang {
  no_kas: string
  jumlah: Rupiah
  keterangan: string
}
type DenganLawan = EntriUang & { lawan: Akun<KodeAkun> }
type DenganRekening = EntriUang & { no_rekening: string }

const entri = (kategori: Posting['kategori'], f: EntriUang, rupiah: Posting['rupiah']): Posting =>
  posting({ kategori, ref_type: 'KAS BANK', ref_no: f.no_kas, keterangan: f.keterangan }, { rupiah })
const kas = { jenis_bayar: 'CASH' }
const bank = (f: DenganRekening) => ({ no_rekening: f.no_rekening, jenis_bayar: 'TRANSFER' })

/** E25. */
export const postingTambahKas = (f: DenganLawan): Posting =>
  entri('TAMBAH UANG KAS', f, [debit(AKUN.KAS, f.jumlah, kas), kredit(f.lawan, f.jumlah)])
/** E26. */
export const postingAmbilKas = (f: DenganLawan): Posting =>
  entri('AMBIL UANG KAS', f, [debit(f.lawan, f.jumlah), kredit(AKUN.KAS, f.jumlah, kas)])
/** E27. */
export const postingTambahBank = (f: DenganLawan & DenganRekening): Posting =>
  entri('TAMBAH UANG BANK', f, [debit(AKUN.BANK, f.jumlah, bank(f)), kredit(f.lawan, f.jumlah)])
/** E28. */
export const postingAmbilBank = (f: DenganLawan & DenganRekening): Posting =>
  entri('AMBIL UANG BANK', f, [debit(f.lawan, f.jumlah), kredit(AKUN.BANK, f.jumlah, bank(f))])
/** E29, cash to the bank. */
export const postingSetorBank = (f: DenganRekening): Posting =>
  entri('SETOR BANK', f, [debit(AKUN.BANK, f.jumlah, bank(f)), kredit(AKUN.KAS, f.jumlah, kas)])
/** E29, from the bank to the till. */
export const postingTarikBank = (f: DenganRekening): Posting =>
  entri('TARIK BANK', f, [debit(AKUN.KAS, f.jumlah, kas), kredit(AKUN.BANK, f.jumlah, bank(f))])

/** E43, from one account of the shop to another. */
export const postingPindahBank = (f: DenganRekening & { no_rekening_tujuan: string }): Posting =>
  entri('PINDAH BANK', f, [
    debit(AKUN.BANK, f.jumlah, bank({ ...f, no_rekening: f.no_rekening_tujuan })),
    kredit(AKUN.BANK, f.jumlah, bank(f)),
  ])

/** E35: the till was counted; `selisih` is what was found less what the books say (− is a loss). */
export const postingSelisihKas = (f: Omit<EntriUang, 'jumlah'> & { selisih: Rupiah }): Posting =>
  entri('SELISIH KAS', { ...f, jumlah: f.selisih }, [
    debit(AKUN.KAS, f.selisih, kas),
    kredit(AKUN.SELISIH_KAS, f.selisih),
  ])

/** An entry of staff, by its event. `lawan` counts where a code has a counter account, `no_rekening` where there is one. */
export const postingKasBank = (
  kategori: FormKategori,
  f: DenganLawan & DenganRekening & { no_rekening_tujuan: string },
): Posting => MENURUT_KATEGORI[kategori](f)
const MENURUT_KATEGORI = {
  'TAMBAH UANG KAS': postingTambahKas,
  'AMBIL UANG KAS': postingAmbilKas,
  'TAMBAH UANG BANK': postingTambahBank,
  'AMBIL UANG BANK': postingAmbilBank,
  'SETOR BANK': postingSetorBank,
  'TARIK BANK': postingTarikBank,
  'PINDAH BANK': postingPindahBank,
}
