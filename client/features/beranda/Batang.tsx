import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import { formatNumber, formatBulan, formatRupiah, NAMA_BULAN } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { useObservable } from '#client/net/observable.ts'
import type { Palette } from '#client/ui/palette.ts'
import { palette } from '#client/ui/theme.ts'
import { useStable } from '#client/ui/useStable.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

interface Props {
  nama: string
  series: readonly { bulan: string; value: number }[]
  /** A bar was pressed. */
  onBulan: (bulan: string) => void
}

/** Twelve bars in the colours of the theme; the month that still runs is the lighter one. */
export function Batang({ nama, series, onBulan }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colours = useObservable(palette)
  const actions = useStable({ onBulan })
  useEffect(() => {
    const chart = new Chart(canvas.current!, picture({ nama, series, ...actions }, colours))
    return () => chart.destroy()
  }, [nama, series, colours, actions])
  return <canvas ref={canvas} />
}

const picture = ({ nama, series, onBulan }: Props, p: Palette) => ({
  type: 'bar' as const,
  data: {
    labels: series.map(({ bulan }) => NAMA_BULAN[Number(bulan.slice(5)) - 1]!.slice(0, 3)),
    datasets: [
      {
        label: nama,
        data: series.map(({ value }) => value),
        backgroundColor: series.map((_, i) => (i === series.length - 1 ? p.brand : p.gold)),
        borderRadius: 3,
        maxBarThickness: 36,
      },
    ],
  },
  options: {
    animation: false as const,
    maintainAspectRatio: false,
    onClick: (_: unknown, [bar]: { index: number }[]) => bar && onBulan(series[bar.index]!.bulan),
    onHover: (_: unknown, bars: unknown[], { canvas }: Chart) =>
      void (canvas.style.cursor = bars.length > 0 ? 'pointer' : 'default'),
    scales: {
      x: { grid: { display: false }, border: { color: p.edge }, ticks: { color: p.text2 } },
      y: {
        beginAtZero: true,
        suggestedMax: 1_000_000,
        border: { display: false },
        grid: { color: p.line },
        ticks: {
          color: p.text2,
          maxTicksLimit: 5,
          callback: (value: string | number) => singkat(Number(value)),
        },
      },
    },
    plugins: {
      tooltip: {
        callbacks: {
          title: ([item]: { dataIndex: number }[]) => formatBulan(series[item!.dataIndex]!.bulan),
          label: ({ parsed }: { parsed: { y: number | null } }) => formatRupiah(rupiah(parsed.y ?? 0)),
        },
      },
    },
  },
})

/** 1,500,000 → '1.5 jt', 2,000,000,000 → '2 M', as it is said here. */
function singkat(value: number): string {
  if (value >= 1_000_000_000) return `${Math.round(value / 100_000_000) / 10} M`
  return value >= 1_000_000 ? `${Math.round(value / 100_000) / 10} jt` : formatNumber(value)
}
