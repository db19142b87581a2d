import type { HutangRingkas } from '#domain/calls/hutang.ts'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'

type State = Pick<
  HutangRingkas,
  'status_valid' | 'status_hutang' | 'hari_lewat' | 'tgl_jatuh_tempo' | 'no_menunggu'
>

/** Says where a loan stands, as staff say it. */
export function hutangState(h: State): readonly [Nada, string] {
  if (h.status_hutang === 'CANC' || h.status_valid === 'CANC') return ['buruk', 'BATAL']
  if (h.status_hutang === 'CLOS') return ['baik', 'LUNAS']
  if (h.status_valid === 'OPEN') return ['tunggu', 'BELUM VALIDASI']
  if (h.hari_lewat > 0) return ['buruk', `LEWAT ${h.hari_lewat} HARI`]
  return h.hari_lewat === 0 ? ['tunggu', 'JATUH TEMPO'] : ['biasa', 'BERJALAN']
}

export function StatusHutang({ hutang }: { hutang: State }) {
  const [nada, text] = hutangState(hutang)
  return (
    <>
      <Lencana nada={nada}>{text}</Lencana>
      {hutang.no_menunggu && (
        <>
          {' '}
          <Lencana nada="tunggu">PEMBAYARAN MENUNGGU</Lencana>
        </>
      )}
    </>
  )
}
