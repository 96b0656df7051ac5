import { type Block, edge, face, leftFace, open, rightFace, slab } from '../block.ts';
import { type Paint, paint } from '../paint.ts';
import { group, path, shadow, stroke } from '../shapes.ts';
import { closeUp, type Family, framed, type View } from '../view.ts';

/** A gastronorm container: a flat rim around a pan with straight walls. */
function gastronorm(id: string, block: Block, color: Paint): string {
  const top = block.y + block.height;
  const collar = { ...block, x: block.x - 14, z: block.z - 14, width: block.width + 28, depth: block.depth + 28 };
  return (
    path(leftFace(block), color.sheet) +
    path(rightFace(block), color.dark) +
    open(id, { ...collar, y: top - 7, height: 7 }, 28, {
      outside: color.light,
      side: color.shade,
      color,
      floor: block.y + 6,
    })
  );
}

const gnContainer: View = (tint) =>
  shadow(420, 610, 380, 120) +
  gastronorm('mouth', { x: -250, y: -60, z: -150, width: 500, height: 120, depth: 300 }, paint(tint));

const gnContainers: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(420, 640, 380, 130) +
    gastronorm('a', { x: -250, y: -60, z: -190, width: 290, height: 110, depth: 200 }, color) +
    gastronorm('b', { x: 90, y: -60, z: -190, width: 200, height: 110, depth: 200 }, color) +
    gastronorm('c', { x: -250, y: -60, z: 60, width: 540, height: 80, depth: 200 }, color)
  );
};

const carton: Block = { x: -190, y: -130, z: -190, width: 380, height: 300, depth: 380 };

const box: View = (tint) => {
  const color = paint(tint);
  const top = carton.y + carton.height;
  return (
    shadow(430, 640, 370, 140) +
    slab(carton, color) +
    path(face([-30, top, -190], [30, top, -190], [30, top, 190], [-30, top, 190]), color.shade, 'opacity=".55"') +
    path(
      face([-30, top, 190], [30, top, 190], [30, top - 70, 190], [-30, top - 70, 190]),
      color.shade,
      'opacity=".7"',
    ) +
    path(face([-150, -30, 190], [-20, -30, 190], [-20, 50, 190], [-150, 50, 190]), '#fbf9f5') +
    stroke(edge([-136, 24, 190], [-50, 24, 190]) + edge([-136, 4, 190], [-70, 4, 190]), color.dark, 5) +
    stroke(edge([-190, top, 190], [190, top, 190], [190, top, -190]), color.light, 3)
  );
};

const openBox: View = (tint) => {
  const color = paint(tint);
  const top = carton.y + carton.height - 40;
  return (
    shadow(430, 640, 370, 140) +
    path(face([-190, top, -190], [190, top, -190], [230, top + 70, -300], [-150, top + 70, -300]), color.top) +
    path(face([-190, top, -190], [-190, top, 190], [-300, top + 70, 230], [-300, top + 70, -150]), color.light) +
    open('mouth', { ...carton, height: carton.height - 40 }, 5, { outside: color.top, side: color.shade, color }) +
    path(face([-190, top, 190], [190, top, 190], [190, top - 60, 290], [-190, top - 60, 290]), color.light) +
    path(face([190, top, -190], [190, top, 190], [290, top - 60, 190], [290, top - 60, -190]), color.tint)
  );
};

const crate: Block = { x: -230, y: -90, z: -230, width: 460, height: 170, depth: 460 };

/** A dishwasher rack: walls with slots, compartments inside. */
const rack: View = (tint) => {
  const color = paint(tint);
  const top = crate.y + crate.height;
  const steps = [-138, -46, 46, 138];
  const partitions = steps.flatMap((step) => [
    edge([step, top - 8, -216], [step, top - 8, 216]),
    edge([-216, top - 8, step], [216, top - 8, step]),
  ]);
  const slots = [-184, -92, 0, 92, 184].flatMap((step) => [
    edge([step - 24, -30, 230], [step + 24, -30, 230]),
    edge([step - 24, 20, 230], [step + 24, 20, 230]),
    edge([230, -30, step - 24], [230, -30, step + 24]),
    edge([230, 20, step - 24], [230, 20, step + 24]),
  ]);
  return (
    shadow(430, 640, 420, 150) +
    open('mouth', crate, 14, { outside: color.top, side: color.shade, color }) +
    stroke(slots.join(''), color.dark, 22) +
    stroke(partitions.join(''), color.dark, 15) +
    stroke(partitions.join(''), color.light, 6)
  );
};

const racks: View = (tint) => {
  const color = paint(tint);
  const below = [0, 1].map((index) => {
    const floor = { ...crate, y: -210 + index * 120, height: 110 };
    return (
      slab(floor, color) +
      stroke(
        [-150, 0, 150]
          .map(
            (step) =>
              edge([step - 40, floor.y + 50, 230], [step + 40, floor.y + 50, 230]) +
              edge([230, floor.y + 50, step - 40], [230, floor.y + 50, step + 40]),
          )
          .join(''),
        color.dark,
        24,
      )
    );
  });
  return (
    shadow(430, 720, 400, 120) + below.join('') + group('translate(0 -118)', rack(tint).replace(/^<ellipse[^>]*>/, ''))
  );
};

export const containers: Record<string, Family> = {
  'gn-container': {
    tint: '#c4c8cb',
    views: [framed(gnContainer, -60, 1.05), framed(gnContainers, -50, 1.02), closeUp(gnContainer, 300, 480, 1.7)],
  },
  box: { tint: '#c9a77a', views: [framed(box, -50, 1.05), framed(openBox, 0, 0.9), closeUp(box, 330, 470, 1.7)] },
  rack: { tint: '#8b8d8e', views: [framed(rack, -70), framed(racks, 0, 0.92), closeUp(rack, 400, 480, 1.7)] },
};
