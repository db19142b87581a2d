import { Button } from 'antd'
import { kabariCustomer, type Menunggu } from '#domain/calls/pesan.ts'
import type { KeadaanPesan } from '#domain/rules/pesan.ts'
import { mayMake } from '#client/net/may.ts'
import { waktu } from '#client/net/time.ts'
import { Lencana } from '#client/ui/Lencana.tsx'
import { useKabari } from './useKabari.ts'

const SEBAB: Record<Exclude<KeadaanPesan, 'BISA'>, string> = {
  'TANPA PERSETUJUAN': 'Tanpa Persetujuan',
  'TANPA NOMOR': 'Nomor Tidak Bisa Dihubungi',
  'BELUM HARINYA': 'Belum Harinya',
}
export const belumDikabari = ({ keadaan, dikabari }: Menunggu): boolean =>
  keadaan === 'BISA' && dikabari === 0

/** In one word, for who sorts and searches. */
export const sebutKeadaan = ({ keadaan, dikabari }: Menunggu): string => {
  if (dikabari > 0) return 'Sudah Dikabari'
  return keadaan === 'BISA' ? 'Belum Dikabari' : SEBAB[keadaan]
}

/** Told, and by whom; or why not. */
export function Keadaan({ menunggu }: { menunggu: Menunggu }) {
  const { keadaan, dikabari, dikabari_at, dikabari_by } = menunggu
  const nada = dikabari > 0 ? 'baik' : keadaan === 'BISA' ? 'tunggu' : 'biasa'
  return (
    <span>
      <Lencana nada={nada}>{sebutKeadaan(menunggu)}</Lencana>
      {dikabari > 0 && (
        <small className="muted kabar-oleh">
          {waktu(dikabari_at)} oleh {dikabari_by}
          {dikabari > 1 && `, ${dikabari} kali`}
        </small>
      )}
    </span>
  )
}

/** Nothing where they may not be told, or not by this user. */
export function KabariButton({ menunggu, panjang = false }: { menunggu: Menunggu; panjang?: boolean }) {
  const { kabari, busy } = useKabari()
  if (menunggu.keadaan !== 'BISA' || !mayMake(kabariCustomer)) return null
  const lagi = menunggu.dikabari > 0
  return (
    <Button
      size={panjang ? 'middle' : 'small'}
      type={lagi ? 'default' : 'primary'}
      loading={busy}
      aria-label={`Kabari ${menunggu.nama_customer}`}
      onClick={(event) => {
        event.stopPropagation()
        void kabari(menunggu)
      }}
    >
      {lagi ? 'Kabari Lagi' : panjang ? 'Kabari Customer' : 'Kabari'}
    </Button>
  )
}
