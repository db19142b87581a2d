/** A5 across, in points: everything on it stands between the margins. */
export const WIDTH = 595.28
export const HEIGHT = 419.53
export const MARGIN = 26
export const ROOM = WIDTH - 2 * MARGIN
