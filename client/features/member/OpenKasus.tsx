import { openKasus, type TransaksiMember } from '#domain/calls/transaksi-member.ts'
import { formatTanggal } from '#domain/format.ts'
import type { TRANSAKSI_MEMBER } from '#domain/rules/member.ts'
import { useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'

interface Props {
  kode_member: string
  /** ALL: whatever they are about. */
  transaksi: (typeof TRANSAKSI_MEMBER)[number] | 'ALL'
}

/**
 * Shows the open cases of a member, of a single kind or of all: looked at before another case is written down (DOMAIN
 * §I-16).
 */
export function OpenKasus({ kode_member, transaksi }: Props) {
  const reading = useCall(openKasus, { params: { id1: kode_member, id2: transaksi } }, { staleTime: 0 })
  const { data } = reading
  if (!data) return <Menunggu reading={reading} apa="Kasus Terbuka" />
  const sebut = transaksi === 'ALL' ? '' : ` ${transaksi}`
  return (
    <div className="member-kasus" role="status">
      <strong>
        {data.length === 0 ? `Tidak Ada Kasus${sebut} Terbuka` : `${data.length} Kasus${sebut} Masih Terbuka`}
      </strong>
      {data.length > 0 && (
        <ul>
          {data.map((kasus) => (
            <li key={kasus._id}>{ringkas(kasus)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** '15 Januari 2025 · KASUS · PENJUALAN · JL-TK01-250115-0001 · RANTAI PUTUS'. */
const ringkas = ({ tanggal, jenis, transaksi, no_nota, keterangan }: TransaksiMember): string =>
  [formatTanggal(tanggal), jenis, transaksi, no_nota, keterangan].filter((part) => part !== '-').join(' · ')
