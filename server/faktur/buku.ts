/** Checks of every kind of document that money lies on: its account, its journal, its payments (DOMAIN §H). */
import { cepat, lengkap, type Pemeriksaan } from '../ledger/pemeriksaan.ts'

const sama = (tercatat: string): string =>
  `COALESCE(${tercatat}, 0) AS tercatat, COALESCE(t.saldo, 0) AS seharusnya`

/** An account, and what stands in it for its documents: '-' of what the shop owes. */
interface Akun {
  akun: string
  sign?: '-' | ''
}

/** Compares an account with what the documents hold. @param documents `SELECT kode_toko, saldo` of shop $1 */
export const akunDokumen = (nama: string, { akun, sign = '-' }: Akun, documents: string): Pemeriksaan =>
  cepat(
    nama,
    `SELECT kode_toko, '${akun}' AS kunci, ${sama(`${sign}s.saldo`)}
     FROM (
         SELECT kode_toko, sum(saldo) AS saldo FROM saldo_akun
         WHERE kode_toko = $1 AND kode_akun = '${akun}' GROUP BY 1) s
       FULL JOIN (${documents}) t USING (kode_toko)
     WHERE COALESCE(${sign}s.saldo, 0) <> COALESCE(t.saldo, 0)`,
  )

/** Compares each document with what was posted of it. @param documents `SELECT kode_toko, no, saldo` */
export const jurnalDokumen = (nama: string, { akun, sign = '-' }: Akun, documents: string): Pemeriksaan =>
  lengkap(
    nama,
    `SELECT kode_toko, no AS kunci, ${sama('j.saldo')}
     FROM (
         SELECT kode_toko, sub_ref AS no, ${sign}sum(jumlah) AS saldo FROM jurnal_detail
         WHERE kode_akun = '${akun}' GROUP BY 1, 2) j
       FULL JOIN (${documents}) t USING (kode_toko, no)
     WHERE COALESCE(j.saldo, 0) <> COALESCE(t.saldo, 0)`,
  )

interface Uang {
  /** The documents `b`, their number, and the money that was paid on each. */
  table: string
  no: string
  total: string
  /** The payments that count. */
  paid: string
  /** The direction that counts as paid, where money goes both ways. */
  arah?: 'MASUK' | 'KELUAR'
  /** Documents that it is asked of. */
  where?: string
}
/** Compares what was paid on each document with what it says. */
export const uangDokumen = (nama: string, { table, no, total, paid, arah, where }: Uang): Pemeriksaan =>
  lengkap(
    nama,
    `SELECT b.kode_toko, b.${no} AS kunci, COALESCE(p.nominal, 0) AS tercatat, ${total} AS seharusnya
     FROM ${table} b
       LEFT JOIN (
         SELECT kode_toko, ref_no,
           sum(${arah ? `CASE arah WHEN '${arah}' THEN nominal ELSE -nominal END` : 'nominal'}) AS nominal
         FROM pembayaran WHERE ${paid} GROUP BY 1, 2) p ON p.kode_toko = b.kode_toko AND p.ref_no = b.${no}
     WHERE ${where ? `${where} AND ` : ''}COALESCE(p.nominal, 0) <> ${total}`,
  )
