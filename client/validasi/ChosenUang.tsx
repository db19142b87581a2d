import type { Menunggu } from '#domain/calls/validasi.ts'
import { sebutCara, uangPindah, type CaraNominal } from '#domain/rules/cara-bayar.ts'
import { Rupiah } from '#client/ui/amounts.tsx'

/** Shows what the ticked rows bring in and pay out together, every way of paying by itself. */
export function ChosenUang({ chosen }: { chosen: readonly Menunggu[] }) {
  if (chosen.length === 0) return null
  const { masuk, keluar, kembalian } = uangPindah(chosen.flatMap((m) => m.pembayaran))
  return (
    <section className="card validasi-uang" aria-label="Uang dari yang terpilih" aria-live="polite">
      <strong>{chosen.length} terpilih</strong>
      <Cara title="Masuk" uang={masuk} />
      <Cara title="Keluar" uang={keluar} />
      {kembalian > 0 && (
        <span>
          Kembalian <Rupiah value={kembalian} strong />
        </span>
      )}
    </section>
  )
}

const Cara = ({ title, uang }: { title: string; uang: readonly CaraNominal[] }) => (
  <span>
    {title} <strong className="number">{uang.map(sebutCara).join(' · ') || '-'}</strong>
  </span>
)
