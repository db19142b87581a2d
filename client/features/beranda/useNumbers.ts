import { berandaNumbers } from '#domain/calls/beranda.ts'
import { useCall } from '#client/net/query.ts'

/** The figures of the shop, asked for once however many parts of the dashboard show them; Numbers.tsx hears of news. */
export const useNumbers = () => useCall(berandaNumbers, {}, { staleTime: 0, quiet: true })
