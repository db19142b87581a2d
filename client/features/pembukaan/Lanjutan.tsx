import { Link } from '@tanstack/react-router'
import { Spin } from 'antd'
import { keadaanPembukaan, type LangkahPembukaan } from '#domain/calls/pembukaan.ts'
import { useMe } from '#client/net/me.ts'
import { useCall } from '#client/net/query.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useDraf } from './draft.ts'
import { LANGKAH, LANGKAH_AWAL } from './Kerangka.tsx'
import { LangkahAturan } from './AturanStep.tsx'
import { LangkahHarga } from './HargaStep.tsx'
import { LangkahMaster } from './MasterStep.tsx'
import { LangkahRingkasan } from './RingkasanStep.tsx'
import { LangkahSaldo } from './SaldoStep.tsx'
import { LangkahSalesBaki } from './SalesBakiStep.tsx'
import { LangkahStok } from './StokStep.tsx'
import { Selanjutnya } from './Selanjutnya.tsx'

const LAYAR = [
  LangkahMaster,
  LangkahHarga,
  LangkahAturan,
  LangkahSalesBaki,
  LangkahSaldo,
  LangkahStok,
  LangkahRingkasan,
] as const
/** What of the shop makes each of these steps done. */
const SYARAT: readonly (readonly LangkahPembukaan[])[] = [
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
  const { data: keadaan, error } = useCall(keadaanPembukaan, {}, { staleTime: 0 })
  const [langkah, setLangkah] = useDraf('langkah', LANGKAH_AWAL)
  if (error)
    return (
      <EmptyState page title={error.message}>
        <Pulang />
      </EmptyState>
    )
  if (!keadaan || !me) return <Spin className="till-wait" />
  if (keadaan.selesai) return <Selanjutnya adaStok={keadaan.stok.qty > 0} />

  const beres = SYARAT.flatMap((needed, i) =>
    needed.length > 0 && needed.every((need) => keadaan.langkah.find((l) => l.langkah === need)?.beres)
      ? [LANGKAH_AWAL + i]
      : [],
  )
  const Layar = LAYAR[langkah - LANGKAH_AWAL] ?? LangkahMaster
  const bingkai = {
    langkah,
    beres: [0, 1, 2, ...beres],
    onPilih: setLangkah,
    onKembali: langkah > LANGKAH_AWAL ? () => setLangkah(langkah - 1) : undefined,
    lain: (
      <Link className="button" to="/home">
        Lanjutkan Nanti
      </Link>
    ),
  }
  return (
    <Layar
      key={langkah}
      keadaan={keadaan}
      bingkai={bingkai}
      onLanjut={() => setLangkah(Math.min(langkah + 1, LANGKAH.length - 1))}
    />
  )
}

const Pulang = () => (
  <Link className="button button-primary" to="/home">
    Ke Halaman Utama
  </Link>
)
