import type { Menunggu } from '#domain/calls/validasi.ts'
import { sebutCara, uangPindah, type CaraNominal } from '#domain/rules/cara-bayar.ts'
import { Rupiah } from '#client/ui/amounts.tsx'

/** What the ticked rows bring in and pay out together, each way of paying by itself. */
export function UangTerpilih({ terpilih }: { terpilih: readonly Menunggu[] }) {
  if (terpilih.length === 0) return null
  const { masuk, keluar, kembalian } = uangPindah(terpilih.flatMap((m) => m.pembayaran))
  return (
    <section className="card validasi-uang" aria-label="Uang dari yang terpilih" aria-live="polite">
      <strong>{terpilih.length} terpilih</strong>
      <Cara judul="Masuk" uang={masuk} />
      <Cara judul="Keluar" uang={keluar} />
      {kembalian > 0 && (
        <span>
          Kembalian <Rupiah value={kembalian} strong />
        </span>
      )}
    </section>
  )
}

const Cara = ({ judul, uang }: { judul: string; uang: readonly CaraNominal[] }) => (
  <span>
    {judul} <strong className="number">{uang.map(sebutCara).join(' · ') || '-'}</strong>
  </span>
)
