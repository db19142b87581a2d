/** Groups and goldsmiths to choose from. */
import { group } from '#domain/masters/group.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { LAMA } from '#client/kasir/acuan.ts'
import { useCall } from '#client/net/query.ts'

export function useGroup() {
  const dibaca = useCall(group.calls.semua, {}, LAMA)
  return {
    dibaca,
    options: (dibaca.data ?? []).map((g) => ({
      value: g.kode_group as string,
      label: `${g.kode_group} · ${g.nama_group}`,
    })),
  }
}

export function useTukang() {
  const dibaca = useCall(tukang.calls.semua, {}, LAMA)
  return {
    dibaca,
    options: (dibaca.data ?? []).map((t) => ({
      value: t.kode_tukang as string,
      label: `${t.kode_tukang} · ${t.nama_tukang}`,
    })),
  }
}
