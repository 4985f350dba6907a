/** A school at the foot of the peaks, its flag up. */
export function SchoolScene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 210" className="w-full max-w-md justify-self-center">
      <circle cx="292" cy="92" r="52" fill="#ffd08a" fillOpacity=".7" />
      <path fill="#b79bff" fillOpacity=".45" d="M20 210 118 84l62 74 66-88 134 140z" />
      <path fill="#8a6cf5" fillOpacity=".35" d="M150 210 268 108l112 102z" />
      <path stroke="#231a4d" strokeWidth="3" strokeLinecap="round" d="M200 66V28" />
      <path fill="#ffc53d" d="m202 29 30 9-30 10z" />
      <path fill="#6d3df0" d="m200 62 52 38H148z" />
      <path fill="#fff" d="M156 100h88v110h-88zM84 134h72v76H84zm160 0h72v76h-72z" />
      <path fill="#e8468f" d="M76 122h80v12H76zm168 0h80v12h-80z" />
      <circle cx="200" cy="122" r="12" fill="#fff3d6" stroke="#6d3df0" strokeWidth="3" />
      <path fill="none" stroke="#231a4d" strokeWidth="2.4" strokeLinecap="round" d="M200 115v7l5 4" />
      <path fill="#6d3df0" d="M186 210v-38a14 14 0 0 1 28 0v38z" />
      <path
        fill="#d9cffa"
        d="M98 150h16v20H98zm28 0h16v20h-16zm-28 34h16v20H98zm28 0h16v20h-16zm132-34h16v20h-16zm28 0h16v20h-16zm-28 34h16v20h-16zm28 0h16v20h-16z"
      />
      <path
        fill="#12855a"
        fillOpacity=".75"
        d="M40 210c0-24 8-34 18-34s18 10 18 34zm284 0c0-28 9-40 20-40s20 12 20 40z"
      />
    </svg>
  );
}
