/**
 * The approved views of each drawing, in its units: the scene, a part of it, and a detail for thumbnails. Strokes keep
 * their width at every size, so a view is chosen by how much of the scene its frame can hold.
 */
interface Crops {
  '/articles/doorway.svg': [wide: [0, 0, 1200, 675], near: [330, 60, 540, 304], detail: [500, 300, 240, 135]];
  '/articles/kitchen-table.svg': [
    wide: [0, 0, 1200, 675],
    near: [300, 60, 600, 338],
    detail: [420, 340, 360, 203],
  ];
  '/articles/ledger.svg': [wide: [90, 0, 990, 675], near: [130, 180, 620, 349], detail: [540, 280, 480, 270]];
  '/articles/night-window.svg': [
    wide: [0, 0, 1200, 675],
    near: [440, 201, 440, 248],
    detail: [580, 280, 160, 90],
  ];
  '/articles/portico.svg': [
    wide: [60, 60, 1080, 608],
    near: [270, 90, 660, 371],
    detail: [560, 420, 320, 180],
  ];
  '/articles/two-homes.svg': [
    wide: [0, 0, 1200, 675],
    near: [60, 130, 400, 225],
    detail: [440, 380, 320, 180],
  ];
  '/articles/two-weeks.svg': [
    wide: [100, 20, 1000, 563],
    near: [180, 180, 520, 293],
    detail: [520, 190, 360, 203],
  ];
  '/drawings/courthouse.svg': [
    wide: [40, 130, 600, 338],
    near: [200, 30, 320, 180],
    detail: [230, 230, 260, 146],
  ];
  '/drawings/office-astoria.svg': [
    wide: [10, 70, 460, 259],
    near: [150, 90, 330, 186],
    detail: [0, 230, 240, 135],
  ];
  '/drawings/office-brooklyn.svg': [
    wide: [0, 60, 480, 270],
    near: [0, 130, 260, 146],
    detail: [300, 60, 180, 101],
  ];
  '/drawings/office-losangeles.svg': [
    wide: [20, 70, 440, 248],
    near: [120, 20, 280, 158],
    detail: [366, 122, 114, 64],
  ];
  '/drawings/office-manhattan.svg': [
    wide: [0, 90, 480, 270],
    near: [120, 8, 230, 129],
    detail: [290, 212, 190, 107],
  ];
  '/drawings/tile-1.svg': [wide: [0, 58, 320, 180], near: [20, 66, 200, 112], detail: [130, 0, 190, 107]];
  '/drawings/tile-2.svg': [wide: [16, 58, 288, 162], near: [80, 20, 160, 90], detail: [160, 100, 120, 68]];
  '/drawings/tile-3.svg': [wide: [0, 60, 320, 180], near: [20, 90, 170, 96], detail: [170, 45, 150, 84]];
  '/drawings/tile-4.svg': [wide: [0, 50, 284, 160], near: [50, 95, 200, 113], detail: [150, 170, 100, 56]];
}

/** A drawing in one of its approved views: a type, so that no page carries the views of others. */
export type Crop = {
  [Source in keyof Crops]: { src: Source; view: Crops[Source][number] };
}[keyof Crops];
