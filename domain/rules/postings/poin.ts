/** Events in points alone (DOMAIN §B.12). Points earned by a sale and spent on gifts go with those postings. */
import type { GerakPoin, Posting } from '../posting.ts'
import { posting } from './lines.ts'

const hanyaPoin = (
  kategori: 'KOREKSI POIN' | 'HANGUS POIN' | 'POIN TOKO LAIN',
  ref_no: string,
  keterangan: string,
  poin: GerakPoin[],
): Posting => posting({ kategori, ref_type: 'POIN', ref_no, keterangan }, { poin })

/** A correction, up or down. */
export const postingKoreksiPoin = (f: {
  no_poin: string
  kode_member: string
  poin: number
  alasan: string
}): Posting =>
  hanyaPoin('KOREKSI POIN', f.no_poin, f.alasan, [
    { kode_member: f.kode_member, poin: f.poin, kategori: 'KOREKSI', deskripsi: f.alasan },
  ])

/** A duplicate's points go to the member that lives on. */
export const postingGabungPoin = (f: { no_poin: string; dari: string; ke: string; poin: number }): Posting =>
  hanyaPoin('KOREKSI POIN', f.no_poin, 'GABUNG MEMBER', [
    { kode_member: f.dari, poin: -f.poin, kategori: 'KOREKSI', deskripsi: `GABUNG KE ${f.ke}` },
    { kode_member: f.ke, poin: f.poin, kategori: 'KOREKSI', deskripsi: `GABUNG DARI ${f.dari}` },
  ])

/**
 * Points that a document of a shop on another server gave or took from a member at home here, under that document's
 * number.
 */
export const postingPoinLuar = ({
  ref_no,
  dari,
  ...gerak
}: { ref_no: string; dari: string } & Pick<GerakPoin, 'kode_member' | 'poin' | 'kategori'>): Posting => {
  const deskripsi = `${ref_no} TOKO ${dari}`
  return hanyaPoin('POIN TOKO LAIN', ref_no, deskripsi, [{ ...gerak, deskripsi }])
}

/** Points whose time is over, at the close of a day. @param poin what each member loses, positive */
export const postingHangusPoin = (f: {
  no_poin: string
  members: readonly { kode_member: string; poin: number }[]
}): Posting =>
  hanyaPoin(
    'HANGUS POIN',
    f.no_poin,
    'MASA BERLAKU POIN HABIS',
    f.members.map((m) => ({
      kode_member: m.kode_member,
      poin: -m.poin,
      kategori: 'HANGUS',
      deskripsi: 'MASA BERLAKU POIN HABIS',
    })),
  )
