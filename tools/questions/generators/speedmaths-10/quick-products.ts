import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  make("estimate-with-a-square", 1, (draw) => {
    const [a, b, c] = [draw.int(3, 9), draw.one([20, 40, 50, 60, 80]), draw.one([0.2, 0.4, 0.5])];
    const key = tidy((a * a * b) / c);
    if (key % 100 !== 0) return undefined;
    const [first, second, third] = [tidy(a + 0.01), tidy(b - 0.3), tidy(c + 0.001)];
    return {
      asks: [
        `Which number is closest to ${first}² × ${second} ÷ ${third}?`,
        `The square of ${first} is multiplied by ${second}, and the product is divided by ${third}. Which number is closest to the result?`,
      ],
      key,
      slips: [
        [tidy(a * a * b * c), `multiplied by ${c} instead of dividing`],
        [tidy((2 * a * b) / c), "doubled the first number instead of squaring it"],
        [tidy((a * b) / c), "left the square out"],
        [key * 10, "put the point one place too far right"],
        [key / 10, "put the point one place too far left"],
      ],
      way: `Round to ${a}² × ${b} ÷ ${c} = ${grouped(a * a * b)} ÷ ${c} = ${grouped(key)}.`,
    };
  }),
  make("excess-over-a-million", 2, (draw) => {
    const [down, up] = [draw.int(2, 7), draw.int(6, 19)];
    const key = 1000 * (up - down) - up * down;
    if (up - down < 3) return undefined;
    return {
      asks: [
        `By how much is ${grouped(1000 - down)} × ${grouped(1000 + up)} greater than 10,00,000?`,
        `A square plot has sides of 1,000 cm. One side is cut by ${down} cm and the other made ${up} cm longer. By how many square centimetres does the area grow?`,
      ],
      key,
      slips: [
        [1000 * (up - down), "left the product of the two small numbers out"],
        [1000 * (up - down) + up * down, "added the small product instead of subtracting it"],
        [1000 * (up + down) - up * down, "added the two changes"],
        [(up - down) * 1000 - (up - down), "subtracted the difference, not the product"],
      ],
      way: `(1,000 − ${down})(1,000 + ${up}) = 10,00,000 + 1,000 × ${up - down} − ${down} × ${up}. The excess is ${grouped(1000 * (up - down))} − ${down * up} = ${grouped(key)}.`,
    };
  }),
  make("roots-each-made-smaller", 2, (draw) => {
    const [p, q, less] = [draw.int(6, 14), draw.int(9, 19), draw.int(2, 4)];
    const [sum, times] = [p + q, p * q];
    if (p >= q) return undefined;
    return {
      asks: [
        `The roots of x² − ${sum}x + ${times} = 0 are a and b. What is (a − ${less})(b − ${less})?`,
        `The sides of a rectangle in centimetres are the roots of x² − ${sum}x + ${times} = 0. Each is cut by ${less} cm. What is the new area in square centimetres?`,
      ],
      key: (p - less) * (q - less),
      slips: [
        [times - less * sum, `forgot to add ${less * less} at the end`],
        [times - sum + less * less, "took the sum of the roots away only once"],
        [times - less * less, "subtracted only the product of the two cuts"],
        [times + less * less - 2 * less, "used the cuts and forgot the sum of the roots"],
        [times + less * sum + less * less, "took the sum of the roots with the wrong sign"],
      ],
      way: `a + b = ${sum} and ab = ${times}, so the product is ab − ${less}(a + b) + ${less * less} = ${times} − ${less * sum} + ${less * less} = ${(p - less) * (q - less)}.`,
    };
  }),
  make("four-odd-steps-and-sixteen", 3, (draw) => {
    const x = draw.one([10, 12, 20, 30, 40, 50, 60, 100]);
    return {
      asks: [
        `What is √(${x - 3} × ${x - 1} × ${x + 1} × ${x + 3} + 16)?`,
        `To ${x - 3} × ${x - 1} × ${x + 1} × ${x + 3} a boy adds 16 and gets a perfect square. Of which number is it the square?`,
      ],
      key: x * x - 5,
      slips: [
        [x * x - 1, "took the product of the inner pair for the root"],
        [x * x - 9, "took the product of the outer pair for the root"],
        [x * x - 4, "took 4 from the square, for the root of 16"],
        [x * x + 5, "added the 5 instead of subtracting it"],
      ],
      way: `The outer pair is ${x}² − 9 and the inner pair ${x}² − 1. With y = ${x}² − 5 the product is (y − 4)(y + 4) = y² − 16, so the root is y = ${grouped(x * x - 5)}.`,
    };
  }),
  make("corners-around-a-circle", 1, (draw) => {
    const side = draw.one([20, 30, 40, 50, 60, 80]);
    const circle = tidy(0.785 * side * side);
    return {
      asks: [
        "The circle touches all four sides of the square. With π = 3.14, what is the area of the four corners together, in square centimetres?",
        "A round plate is cut from the square sheet of metal as large as can be. With π = 3.14, how many square centimetres of metal are left over?",
      ],
      key: side * side - circle,
      slips: [
        [circle, "found the area of the circle"],
        [tidy(4 * side * side - 3.14 * side * side), "took the side of the square for the radius"],
        [tidy((side * side - circle) / 4), "found the area of a single corner"],
        [tidy((side * side - circle) * 2), "halved the side once too little"],
      ],
      way: `The circle covers π/4 = 0.785 of the square, so 0.215 of it is left: 0.215 × ${grouped(side * side)} = ${grouped(tidy(side * side - circle))}.`,
      figure: {
        alt: `A square with a side of ${side} cm and the circle that touches all four sides`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { A: [0, 0], B: [10, 0], C: [10, 10], D: [0, 10], O: [5, 5], T: [5, 0] },
            strokes: ["ABCDA"],
            circles: ["OT"],
            unnamed: ["A", "B", "C", "D", "O", "T"],
            lengths: [{ at: "AB", text: `${side} cm` }],
          }),
      },
    };
  }),
];
