/** The settings of the shop, typed, and the lists the till picks from. */
import { useMemo } from 'react'
import { paraSystemSemua } from '#domain/calls/para-system.ts'
import { bank } from '#domain/masters/bank.ts'
import { marketplace } from '#domain/masters/marketplace.ts'
import { rekening } from '#domain/masters/rekening.ts'
import { sales } from '#domain/masters/sales.ts'
import type { FeeBank } from '#domain/rules/fee-kartu.ts'
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'
import type { RekeningToko } from '#domain/rules/rekening.ts'
import { useCall } from '#client/net/query.ts'

/** undefined until they are known. */
export function useSettings(): { settings: Settings | undefined; failed: boolean } {
  const { data, isError } = useCall(paraSystemSemua, {}, { staleTime: 60_000 })
  const settings = useMemo(
    () => data && parseSettings(Object.fromEntries(data.map(({ key, value }) => [key, value]))),
    [data],
  )
  return { settings, failed: isError && !data }
}

export interface Pilihan {
  value: string
  label: string
}

export const LAMA = { staleTime: 300_000 }

/** Active sales people of the shop. */
export function useSales(): Pilihan[] {
  const { data = [] } = useCall(sales.calls.semua, {}, LAMA)
  return data.map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` }))
}

/** '-' is the counter. */
export function useMarketplace(): Pilihan[] {
  const { data = [] } = useCall(marketplace.calls.semua, {}, LAMA)
  return [
    { value: '-', label: '-' },
    ...data.map((m) => ({ value: m.kode_marketplace, label: m.nama_marketplace })),
  ]
}

/** The shop's accounts, with their banks' names. */
export function useRekening(): (RekeningToko & { nama_rekening: string })[] {
  const { data: accounts = [] } = useCall(rekening.calls.semua, {}, LAMA)
  const { data: banks = [] } = useCall(bank.calls.semua, {}, LAMA)
  return accounts.flatMap(({ kode_bank, ...account }) => {
    const of = banks.find((b) => b.kode_bank === kode_bank)
    return of ? [{ ...account, nama_bank: of.nama_bank }] : []
  })
}

/** The banks in which the shop has an account: money can land in no other. */
export function useBanks(): FeeBank[] {
  const { data: accounts = [] } = useCall(rekening.calls.semua, {}, LAMA)
  const { data: banks = [] } = useCall(bank.calls.semua, {}, LAMA)
  const used = new Set<string>(accounts.map((a) => a.kode_bank))
  return banks.filter((b) => used.has(b.kode_bank))
}
