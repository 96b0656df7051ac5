/** What a drawing may be made of; all else is refused, so that nothing has to be known to be kept out. */

/** No script, no HTML, no link, nothing that changes by itself, and no filter that loads a picture. */
export const allowedElements = words(`
  svg g defs symbol use title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence`);

/** Attributes whose values a browser reads as styles, and may so look for functions in. */
export const styledAttributes = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight gradientTransform
  image-rendering isolation letter-spacing marker marker-end marker-mid marker-start mask mix-blend-mode opacity
  overflow paint-order patternTransform pointer-events shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  style text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode`);

/** Names, numbers and texts. */
export const plainAttributes = words(`
  amplitude baseFrequency baseProfile class clipPathUnits cx cy d dx dy edgeMode exponent filterUnits focusable fr fx
  fy gradientUnits height id in in2 intercept k1 k2 k3 k4 lang lengthAdjust markerHeight markerUnits markerWidth
  maskContentUnits maskUnits media method mode numOctaves offset operator order orient pathLength
  patternContentUnits patternUnits points preserveAspectRatio primitiveUnits r radius refX refY result role rotate rx
  ry seed side slope spacing spreadMethod startOffset stdDeviation stitchTiles tableValues textLength type values
  version viewBox width x x1 x2 xml:lang xml:space y y1 y2`);

/** What drawing programs note for themselves, in elements and attributes that browsers do not know. */
export const notedNamespaces = words(`
  http://creativecommons.org/ns# http://purl.org/dc/elements/1.1/ http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://www.bohemiancoding.com/sketch/ns http://www.inkscape.org/namespaces/inkscape http://www.serif.com/
  http://www.w3.org/1999/02/22-rdf-syntax-ns#`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
