/** Groups and goldsmiths to choose from. */
import { group } from '#domain/masters/group.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { LAMA } from '#client/kasir/acuan.ts'
import { useCall } from '#client/net/query.ts'

export function useGroup() {
  const reading = useCall(group.calls.semua, {}, LAMA)
  return {
    reading,
    options: (reading.data ?? []).map((g) => ({
      value: g.kode_group as string,
      label: `${g.kode_group} · ${g.nama_group}`,
    })),
  }
}

export function useTukang() {
  const reading = useCall(tukang.calls.semua, {}, LAMA)
  return {
    reading,
    options: (reading.data ?? []).map((t) => ({
      value: t.kode_tukang as string,
      label: `${t.kode_tukang} · ${t.nama_tukang}`,
    })),
  }
}
