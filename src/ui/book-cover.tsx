/** A drawn book cover: the title above mountains. */
export function BookCover({ title }: { title: string }) {
  return (
    <div
      aria-hidden="true"
      className="w-44 justify-self-center rounded-r-card shadow-card select-none lg:w-56"
    >
      <div className="relative isolate aspect-3/4 overflow-hidden rounded-l-sm rounded-r-card border-l-8 border-[#2d1a7a] bg-[linear-gradient(#fff3d6,#ffd9c2)] p-4 text-ink">
        <p className="font-heading text-heading leading-tight font-bold">{title}</p>
        <svg
          viewBox="0 0 200 150"
          preserveAspectRatio="xMidYMax slice"
          className="absolute inset-x-0 bottom-0 -z-10 h-3/5 w-full"
        >
          <circle cx="140" cy="60" r="34" fill="#ffb35c" />
          <path fill="#b79bff" d="m0 150 60-80 50 50 40-44 50 74z" />
          <path fill="#6d3df0" d="m10 150 80-112 80 112z" />
          <path fill="#fff" d="m90 38 17 24-10-3-7 8-8-7-9 3z" />
          <path stroke="#231a4d" strokeWidth="2.4" strokeLinecap="round" d="M90 38V16" />
          <path fill="#e8468f" d="m91 17 18 6-18 6z" />
        </svg>
      </div>
    </div>
  );
}
