import { berandaAngka } from '#domain/calls/beranda.ts'
import { useCall } from '#client/net/query.ts'

/** The figures of the shop, asked for once however many parts of the dashboard show them; Numbers.tsx hears of news. */
export const useAngka = () => useCall(berandaAngka, {}, { staleTime: 0, quiet: true })
