/** The settings of the shop, typed, and the lists the till picks from. */
import { useMemo } from 'react'
import { allParaSystem } from '#domain/calls/para-system.ts'
import { bank } from '#domain/masters/bank.ts'
import { marketplace } from '#domain/masters/marketplace.ts'
import { rekening } from '#domain/masters/rekening.ts'
import { sales } from '#domain/masters/sales.ts'
import type { FeeBank } from '#domain/rules/fee-kartu.ts'
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'
import type { RekeningToko } from '#domain/rules/rekening.ts'
import { useCall } from '#client/net/query.ts'
import type { Reading, Readings } from '#client/ui/reading.ts'

/** undefined until they are known. */
export function useSettings(): { settings: Settings | undefined; reading: Reading } {
  const reading = useCall(allParaSystem, {}, { staleTime: 60_000 })
  const { data } = reading
  const settings = useMemo(
    () => data && parseSettings(Object.fromEntries(data.map(({ key, value }) => [key, value]))),
    [data],
  )
  return { settings, reading }
}

/** For Pilih: what is offered, and what it was read with. */
interface Choice {
  options: { value: string; label: string }[]
  reading: Readings
}

export const LAMA = { staleTime: 300_000 }

/** Active sales people of the shop. */
export function useSales(): Choice {
  const reading = useCall(sales.calls.semua, {}, LAMA)
  const { data = [] } = reading
  return {
    options: data.map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` })),
    reading,
  }
}

/** '-' is the counter. */
export function useMarketplace(): Choice {
  const reading = useCall(marketplace.calls.semua, {}, LAMA)
  const { data = [] } = reading
  return {
    options: [
      { value: '-', label: '-' },
      ...data.map((m) => ({ value: m.kode_marketplace, label: m.nama_marketplace })),
    ],
    reading,
  }
}

/** The shop's accounts, with their banks' names. */
export function useRekening(): (RekeningToko & { nama_rekening: string })[] {
  const { accounts, banks } = useBankToko()
  return accounts.flatMap(({ kode_bank, ...account }) => {
    const of = banks.find((b) => b.kode_bank === kode_bank)
    return of ? [{ ...account, nama_bank: of.nama_bank }] : []
  })
}

/** The banks in which the shop has an account: money can land in no other. */
export const useBanks = (): FeeBank[] => useBankToko().banks

/** The same by name, to choose from. */
export function useBankChoices(): Choice {
  const { banks, reading } = useBankToko()
  return { options: banks.map(({ nama_bank }) => ({ value: nama_bank, label: nama_bank })), reading }
}

function useBankToko() {
  const rekenings = useCall(rekening.calls.semua, {}, LAMA)
  const all = useCall(bank.calls.semua, {}, LAMA)
  const accounts = rekenings.data ?? []
  const used = new Set<string>(accounts.map((a) => a.kode_bank))
  return {
    accounts,
    banks: (all.data ?? []).filter((b) => used.has(b.kode_bank)),
    reading: [rekenings, all],
  }
}
