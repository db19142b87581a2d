import { Button } from 'antd'
import { uangCepat } from '#domain/rules/pembayaran.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useKeys } from '#client/ui/keys.ts'

const KEYS = ['F2', 'F4', 'F6', 'F7'] as const

/** Sums that a customer is likely to hand over for `sisa`, each a click or key away. Tab passes them by. */
export function UangCepat({ sisa, onTerima }: { sisa: Amount; onTerima: (uang: Amount) => void }) {
  const sums = [sisa, ...uangCepat(sisa)]
  useKeys(Object.fromEntries(sums.map((uang, i) => [KEYS[i]!, () => onTerima(uang)])), {
    covered: true,
  })
  return (
    <div className="uang-cepat" role="group" aria-label="Uang cepat">
      {sums.map((uang, i) => (
        <Button key={uang} tabIndex={-1} onClick={() => onTerima(uang)}>
          {i === 0 ? 'Uang Pas' : <Rupiah value={uang} />} <kbd>{KEYS[i]}</kbd>
        </Button>
      ))}
    </div>
  )
}
