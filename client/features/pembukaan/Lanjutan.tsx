import { Link } from '@tanstack/react-router'
import { Spin } from 'antd'
import { pembukaanState, type PembukaanStep } from '#domain/calls/pembukaan.ts'
import { useMe } from '#client/net/me.ts'
import { useCall } from '#client/net/query.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useDraft } from './draft.ts'
import { STEPS, FIRST_STEP } from './Kerangka.tsx'
import { AturanStep } from './AturanStep.tsx'
import { HargaStep } from './HargaStep.tsx'
import { MasterStep } from './MasterStep.tsx'
import { RingkasanStep } from './RingkasanStep.tsx'
import { SaldoStep } from './SaldoStep.tsx'
import { SalesBakiStep } from './SalesBakiStep.tsx'
import { StokStep } from './StokStep.tsx'
import { Selanjutnya } from './Selanjutnya.tsx'

const SCREENS = [
  MasterStep,
  HargaStep,
  AturanStep,
  SalesBakiStep,
  SaldoStep,
  StokStep,
  RingkasanStep,
] as const
/** The parts of the shop that make these steps done. */
const SYARAT: readonly (readonly PembukaanStep[])[] = [
  ['MASTER'],
  ['HARGA'],
  ['ATURAN'],
  ['SALES', 'BAKI'],
  ['SALDO'],
  ['STOK'],
  [],
]

/** /pembukaan: what a shop still needs, step by step, in any order; each is saved by itself, and may be done another day. */
export function Lanjutan() {
  const me = useMe()
  const { data: state, error } = useCall(pembukaanState, {}, { staleTime: 0 })
  const [step, setStep] = useDraft('langkah', FIRST_STEP)
  if (error)
    return (
      <EmptyState page title={error.message}>
        <Pulang />
      </EmptyState>
    )
  if (!state || !me) return <Spin className="till-wait" />
  if (state.selesai) return <Selanjutnya adaStok={state.stok.qty > 0} />

  const beres = SYARAT.flatMap((needed, i) =>
    needed.length > 0 && needed.every((need) => state.langkah.find((l) => l.langkah === need)?.beres)
      ? [FIRST_STEP + i]
      : [],
  )
  const Screen = SCREENS[step - FIRST_STEP] ?? MasterStep
  const bingkai = {
    step,
    beres: [0, 1, 2, ...beres],
    onChoose: setStep,
    onKembali: step > FIRST_STEP ? () => setStep(step - 1) : undefined,
    lain: (
      <Link className="button" to="/home">
        Lanjutkan Nanti
      </Link>
    ),
  }
  return (
    <Screen
      key={step}
      state={state}
      bingkai={bingkai}
      onLanjut={() => setStep(Math.min(step + 1, STEPS.length - 1))}
    />
  )
}

const Pulang = () => (
  <Link className="button button-primary" to="/home">
    Ke Halaman Utama
  </Link>
)
