import { Button } from 'antd'
import { kabariCustomer, type Menunggu } from '#domain/calls/pesan.ts'
import type { PesanState } from '#domain/rules/pesan.ts'
import { mayMake } from '#client/net/may.ts'
import { time } from '#client/net/time.ts'
import { Lencana } from '#client/ui/Lencana.tsx'
import { useKabari } from './useKabari.ts'

const SEBAB: Record<Exclude<PesanState, 'BISA'>, string> = {
  'TANPA PERSETUJUAN': 'Tanpa Persetujuan',
  'TANPA NOMOR': 'Nomor Tidak Bisa Dihubungi',
  'BELUM HARINYA': 'Belum Harinya',
}
export const belumDikabari = ({ keadaan: state, dikabari }: Menunggu): boolean =>
  state === 'BISA' && dikabari === 0

/** In one word, for who sorts and searches. */
export const describeState = ({ keadaan: state, dikabari }: Menunggu): string => {
  if (dikabari > 0) return 'Sudah Dikabari'
  return state === 'BISA' ? 'Belum Dikabari' : SEBAB[state]
}

/** Told, and by whom; or why not. */
export function State({ menunggu }: { menunggu: Menunggu }) {
  const { keadaan: state, dikabari, dikabari_at, dikabari_by } = menunggu
  const nada = dikabari > 0 ? 'baik' : state === 'BISA' ? 'tunggu' : 'biasa'
  return (
    <span>
      <Lencana nada={nada}>{describeState(menunggu)}</Lencana>
      {dikabari > 0 && (
        <small className="muted kabar-oleh">
          {time(dikabari_at)} oleh {dikabari_by}
          {dikabari > 1 && `, ${dikabari} kali`}
        </small>
      )}
    </span>
  )
}

/** The button to send a message; absent where the customer may not be told, or not by this user. */
export function KabariButton({ menunggu, length = false }: { menunggu: Menunggu; length?: boolean }) {
  const { kabari, busy } = useKabari()
  if (menunggu.keadaan !== 'BISA' || !mayMake(kabariCustomer)) return null
  const lagi = menunggu.dikabari > 0
  return (
    <Button
      size={length ? 'middle' : 'small'}
      type={lagi ? 'default' : 'primary'}
      loading={busy}
      aria-label={`Kabari ${menunggu.nama_customer}`}
      onClick={(event) => {
        event.stopPropagation()
        void kabari(menunggu)
      }}
    >
      {lagi ? 'Kabari Lagi' : length ? 'Kabari Customer' : 'Kabari'}
    </Button>
  )
}
