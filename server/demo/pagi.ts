/** A time of today's morning, never one that has not come yet: who starts the demonstration before ten finds a shorter morning. */
const SELESAI = 10 * 60

/** @param now of the day `today`, WIB. @returns the moment of 'HH:MM' */
export const pagi =
  (today: string, now: Date) =>
  (jam: string): Date => {
    const awal = new Date(`${today}T00:00:00+07:00`).getTime()
    const lewat = new Date(`${today}T${jam}:00+07:00`).getTime() - awal
    return new Date(awal + Math.floor(lewat * Math.min(1, (now.getTime() - awal) / (SELESAI * 60_000))))
  }
